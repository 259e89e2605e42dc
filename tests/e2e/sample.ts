import { testSeed } from '../../scripts/shared/test-seed';
import { kinds } from './accessible/kinds';
import { addresses } from './site';

/** Whether everything is tried (npm run test:sweep), or a sample that differs from commit to commit (npm test). */
export const isSweep = process.env.TEST_SWEEP === '1';

export const SEED = testSeed();

/** How many pages a sample has besides one of each kind. */
const FURTHER_PAGES = 6;

/** mulberry32: a small generator of numbers from 0 to 1 that gives the same ones for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Some of the items in the order that they have, all of them in a sweep.
 * @param name of the test: tests draw independently of each other
 */
export function sampleOf<Item>(name: string, items: readonly Item[], count: number): readonly Item[] {
  if (isSweep || count >= items.length) return items;
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
