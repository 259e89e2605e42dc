import { UNLISTED } from '../file-headers';
import type { HostRules } from '../host-rules';

/** What a configuration is written from. */
export interface HostSite extends HostRules {
  /** Every file of the site, from its root: /about.html. */
  files: readonly string[];
  /** Where every address belongs, see moved-addresses.ts. */
  moved: ReadonlyMap<string, string>;
}

/** Whether every answer already says what otherwise only Markdown versions say: a header that is said twice is joined. */
export function isPreview({ headers }: Pick<HostRules, 'headers'>): boolean {
  return Object.keys(UNLISTED).every((name) => name in headers);
}
