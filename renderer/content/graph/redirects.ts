import { memoize } from '../../platform/memoize';
import { movedAddresses } from '../schema/moved-addresses';
import type { Redirects } from '../schema/redirects';

/** How to keep an old address alive, with the lines of redirects.yaml ready to paste. */
export function redirectSuggestion(fix: string, from: string, to: string, redirects: Redirects): string {
  const where = redirects.length > 0 ? 'at the end of redirects.yaml' : 'to redirects.yaml in place of []';
  return `${fix}, or add these two lines ${where}:\n- from: ${from}\n  to: ${to}`;
}

/** The target of each redirect of a whole page, by its canonical old path. */
export const redirectTargets = memoize((redirects: Redirects) => movedAddresses([], redirects));
