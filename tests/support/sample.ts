import { createHash } from 'node:crypto';
import { testSeed } from '../../scripts/shared/test-seed';

/** Whether all cases are tried, as `npm run test:sweep` does, or only a sample of them. */
export const IS_SWEEP = process.env.TEST_SWEEP === '1';

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
  const seed = testSeed();
  console.log(`One case of each kind with TEST_SEED=${seed}; TEST_SWEEP=1 tries more.`);
  const drawn = new Map<string, { item: Item; rank: string }>();
  for (const item of items) {
    const rank = createHash('sha256')
      .update(`${seed} ${nameOf(item)}`)
      .digest('hex');
    const best = drawn.get(classOf(item));
    if (!best || rank < best.rank) drawn.set(classOf(item), { item, rank });
  }
  return [...drawn.values()].map(({ item }) => item);
}
