import type { Redirects } from '../../../renderer/content/schema/redirects';

interface MovedAddressProps {
  redirects: Redirects;
}

/**
 * Goes on from an old address to the page that has its content now, see hydrate.ts: not every host compares queries, and letters
 * beyond A to Z without regard to case.
 */
export function MovedAddress(_props: MovedAddressProps) {
  return null;
}
