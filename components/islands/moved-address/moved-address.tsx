import type { Redirects } from 'sitewright/browser/moved-addresses';

interface MovedAddressProps {
  redirects: Redirects;
}

/**
 * Redirects from an old address to the current page of its content, see hydrate.ts. Not every host can compare queries, or ignore
 * the case of letters beyond A to Z.
 */
export function MovedAddress(_props: MovedAddressProps) {
  return null;
}
