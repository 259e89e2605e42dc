import type { MovedQuery } from '../../../content/schema/moved-addresses';
import { UNLISTED } from '../file-headers';
import type { HostRules } from '../rules-file';

/** The input of a configuration. */
export interface HostSite extends HostRules {
  /** Every file of the site, from its root: /about.html. */
  files: readonly string[];
  /** The canonical form of every address, see moved-addresses.ts. */
  moved: ReadonlyMap<string, string>;
  /** The addresses with a query that moved. */
  queries: readonly MovedQuery[];
  /** The address of the site. */
  siteUrl: string;
  /** Whether the files have compressed versions. */
  isCompressed: boolean;
  /** The receiver of forms that post to the site itself, if there is one: its address, and the paths of the site. */
  receiver: { url: string; paths: readonly string[] } | undefined;
}

/** The other spelling of the site's host, with www or without. Browsers are sent from there to the site. */
export function otherHostOf(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
}

/** Whether every answer already has the header that otherwise only Markdown versions have: repeated headers are joined. */
export function isPreview({ headers }: Pick<HostRules, 'headers'>): boolean {
  return Object.keys(UNLISTED).every((name) => name in headers);
}
