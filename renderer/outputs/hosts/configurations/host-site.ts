import { UNLISTED } from '../file-headers';
import type { HostRules } from '../rules-file';

/** What a configuration is written from. */
export interface HostSite extends HostRules {
  /** Every file of the site, from its root: /about.html. */
  files: readonly string[];
  /** Where every address belongs, see redirects.ts. */
  moved: ReadonlyMap<string, string>;
  /** The address of the site. */
  siteUrl: string;
  /** Whether the files have compressed versions. */
  isCompressed: boolean;
  /** The program that takes what forms send to the site itself, if there is one: its address, and the paths of the site. */
  receiver: { url: string; paths: readonly string[] } | undefined;
}

/** The other spelling of the site's host, with www or without. Browsers are sent from there to the site. */
export function otherHostOf(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
}

/** Whether every answer already says what otherwise only Markdown versions say: a header that is said twice is joined. */
export function isPreview({ headers }: Pick<HostRules, 'headers'>): boolean {
  return Object.keys(UNLISTED).every((name) => name in headers);
}
