import { sampleOf } from '../support/sample';
import { kinds } from './accessible/kinds';
import { addresses } from './site';

/** How many pages a sample has in addition to one of each kind. */
const FURTHER_PAGES = 6;

/** One page of each kind and some others, all pages in a sweep. @param name of the test, see sampleOf */
export function samplePages(name: string): readonly string[] {
  const isOfKind = (address: string) => (kinds as readonly string[]).includes(address);
  const others = addresses.filter((address) => !isOfKind(address));
  return [...addresses.filter(isOfKind), ...sampleOf(name, others, FURTHER_PAGES)];
}
