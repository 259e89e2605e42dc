import type { Content } from '../content/schema/content';

/** Below a year, as RFC 9116 (2.5.5) recommends. */
const DAYS_VALID = 364;
const DAY_MS = 24 * 60 * 60 * 1000;

/** security.txt (RFC 9116): the contact for security problems. It expires unless the site is built again. */
export function securityTxt({ site, today }: Pick<Content, 'site' | 'today'>, siteUrl: string): string {
  const expires = new Date(Date.parse(`${today}T00:00:00Z`) + DAYS_VALID * DAY_MS).toISOString();
  const fields = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${fields.join('\n')}\n`;
}
