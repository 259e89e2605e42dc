import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { compiledCode } from '../../../../renderer/platform/compiled-commands.mjs';
import { openWorkers } from '../../../../renderer/platform/workers/open-workers';
import { printedProgress } from '../../../../renderer/platform/workers/progress';

/** The maximum batch of a worker, see open-workers.ts. */
const LARGEST_BATCH = 20;

test('weak references of a worker are cleared after its batch', async () => {
  const module = relative(join(await compiledCode(), 'engine'), join(import.meta.dirname, 'held-weakly')).replaceAll(
    '\\',
    '/',
  );
  const items = Array.from({ length: 400 }, (_, index) => index);
  const held: number[] = [];
  const workers = await openWorkers<undefined, number, number>({ module, data: undefined }, printedProgress());
  await workers.run('Held', items, (left) => held.push(left)).finally(workers.end);
  expect(held).toHaveLength(items.length);
  expect(Math.max(...held)).toBeLessThan(LARGEST_BATCH);
});
