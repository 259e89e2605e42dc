import { memoize } from '../../platform/memoize';
import type { ContentGraph } from './content-graph';

/** A page whose file has a wrong name has no correct address until it is renamed. */
const PROPER = /^\/[a-z0-9/-]*$/;

/** The addresses that a fix may write. */
export const properAddresses = memoize(({ entries }: ContentGraph['content']) =>
  [...entries.keys()].filter((address) => PROPER.test(address)),
);
