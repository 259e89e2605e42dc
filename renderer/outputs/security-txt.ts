import type { SiteDefinition } from '../content/schema/define-site';
import type { PageFacts } from '../content/schema/page-facts';

/** Below a year, as RFC 9116 (2.5.5) recommends. */
const DAYS_VALID = 364;
const DAY_MS = 24 * 60 * 60 * 1000;

/** security.txt (RFC 9116): the contact for security problems. It expires unless the site is built again. */
export function securityTxt({ content, siteUrl }: PageFacts, site: SiteDefinition): string {
  const expires = new Date(Date.parse(`${content.today}T00:00:00Z`) + DAYS_VALID * DAY_MS).toISOString();
  const fields = [
    `Contact: mailto:${site.about(content).email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${content.language}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${fields.join('\n')}\n`;
}
