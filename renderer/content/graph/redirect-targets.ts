import { memoize } from '../../platform/memoize';
import type { Redirects } from '../schema/redirects';

/** Where each redirect leads, by the address that it leads from. */
export const redirectTargets = memoize((redirects: Redirects) => new Map(redirects.map(({ from, to }) => [from, to])));
