import type { HostRules } from '../host-rules';

/** What a configuration is written from. */
export interface HostSite extends HostRules {
  /** Every file of the site, from its root: /about.html. */
  files: readonly string[];
  /** Where every address belongs, see moved-addresses.ts. */
  moved: ReadonlyMap<string, string>;
}
