import { createHash } from 'node:crypto';
import { testSeed } from '../../scripts/shared/test-seed';

/** Whether all cases are tried, as `npm test -- sweep` does, or only a sample of them. */
export const IS_SWEEP = process.env.TEST_SWEEP === '1';

export const SEED = testSeed();

/** A random text for a name, the same for each run with this seed. */
function rankOf(name: string): string {
  return createHash('sha256').update(`${SEED} ${name}`).digest('hex');
}

/**
 * Some of the items in their order; all of them in a sweep.
 * @param name of the test: tests draw independently
 */
export function sampleOf<Item>(name: string, items: readonly Item[], count: number): readonly Item[] {
  if (IS_SWEEP) return items;
  const ranks = items.map((_, index) => rankOf(`${name} ${index}`));
  const drawn = ranks.toSorted().slice(0, count);
  return items.filter((_, index) => drawn.includes(ranks[index] ?? ''));
}

/**
 * One item of each class, drawn with the seed of the tests, which is printed. The items are looked at one by one, so that
 * tens of thousands need not fit into memory.
 * @param nameOf a name that no other item has
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
