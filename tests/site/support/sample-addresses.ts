import type { WholeContent } from '../../../renderer/content/schema/content';
import { IS_SWEEP, oneOfEach } from '../../support/sample';

/** The address of a random page of each kind; in a sweep, of all pages. */
export function sampleAddresses({ entries }: WholeContent): string[] {
  const all = [...entries.values()];
  const drawn = oneOfEach(
    all,
    ({ kind }) => kind,
    ({ address }) => address,
  );
  return (IS_SWEEP ? all : drawn).map(({ address }) => address);
}
