import { createHash } from 'node:crypto';
import { testSeed } from './test-seed';

/** Whether to try all cases, as in `npm test -- sweep`, instead of a sample. */
export const IS_SWEEP = process.env.TEST_SWEEP === '1';

export const SEED = testSeed();

/** A random text for a name, which only depends on the seed. */
function rankOf(name: string): string {
  return createHash('sha256').update(`${SEED} ${name}`).digest('hex');
}

/**
 * A sample of the items, in order; in a sweep, all items.
 * @param name of the test, because tests draw independently
 */
export function sampleOf<Item>(name: string, items: readonly Item[], count: number): readonly Item[] {
  if (IS_SWEEP) return items;
  const ranks = items.map((_, index) => rankOf(`${name} ${index}`));
  const drawn = ranks.toSorted().slice(0, count);
  return items.filter((_, index) => drawn.includes(ranks[index] ?? ''));
}

/** The items in a random order for a name, which only depends on the seed. */
export function shuffled<Item>(name: string, items: readonly Item[]): Item[] {
  const ranked = items.map((item, index) => ({ item, rank: rankOf(`${name} ${index}`) }));
  return ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1)).map(({ item }) => item);
}

/** A random item for a name, which only depends on the seed. @throws Error if there are none */
export function pick<Item>(name: string, items: readonly Item[]): Item {
  const item = items[Number.parseInt(rankOf(name).slice(0, 8), 16) % items.length];
  if (item === undefined) throw new Error(`There is nothing to draw for ${name}.`);
  return item;
}

/**
 * A random item of each class. Prints the seed. Iterates over the items, because tens of thousands would not fit into
 * memory.
 * @param nameOf returns a unique name of an item
 */
export function oneOfEach<Item>(
  items: Iterable<Item>,
  classOf: (item: Item) => string,
  nameOf: (item: Item) => string,
): Item[] {
  console.log(`One case of each kind with TEST_SEED=${SEED}; TEST_SWEEP=1 tries more.`);
  const drawn = new Map<string, { item: Item; rank: string }>();
  for (const item of items) {
    const rank = rankOf(nameOf(item));
    const best = drawn.get(classOf(item));
    if (!best || rank < best.rank) drawn.set(classOf(item), { item, rank });
  }
  return [...drawn.values()].map(({ item }) => item);
}
