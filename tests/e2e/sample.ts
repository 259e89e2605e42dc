import { randomFrom } from '../../scripts/shared/random-from';
import { testSeed } from '../../scripts/shared/test-seed';
import { IS_SWEEP } from '../support/sample';
import { kinds } from './accessible/kinds';
import { addresses } from './site';

export const SEED = testSeed();

/** How many pages a sample has in addition to one of each kind. */
const FURTHER_PAGES = 6;

/**
 * Some of the items in their order; all of them in a sweep.
 * @param name of the test: tests draw independently
 */
export function sampleOf<Item>(name: string, items: readonly Item[], count: number): readonly Item[] {
  if (IS_SWEEP || count >= items.length) return items;
  const random = randomFrom([...name].reduce((seed, letter) => Math.imul(seed, 31) + letter.charCodeAt(0), SEED));
  const ranked = items.map((item) => ({ item, rank: random() })).sort((a, b) => a.rank - b.rank);
  const drawn = new Set(ranked.slice(0, count).map(({ item }) => item));
  return items.filter((item) => drawn.has(item));
}

/** One page of each kind and some others, all pages in a sweep. @param name of the test, see sampleOf */
export function samplePages(name: string): readonly string[] {
  const isOfKind = (address: string) => (kinds as readonly string[]).includes(address);
  const others = addresses.filter((address) => !isOfKind(address));
  return [...addresses.filter(isOfKind), ...sampleOf(name, others, FURTHER_PAGES)];
}
