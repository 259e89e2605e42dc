import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { compiledCode } from '../../../../renderer/platform/compiled-commands.mjs';
import { printedProgress } from '../../../../renderer/platform/workers/progress';
import { runInWorkers } from '../../../../renderer/platform/workers/run-in-workers';

/** The maximum batch of a worker, see run-in-workers.ts. */
const LARGEST_BATCH = 20;

test('weak references of a worker are cleared after its batch', async () => {
  const module = relative(join(await compiledCode(), 'engine'), join(import.meta.dirname, 'held-weakly')).replaceAll(
    '\\',
    '/',
  );
  const items = Array.from({ length: 400 }, (_, index) => index);
  const held: number[] = [];
  await runInWorkers({ name: 'Held', module, data: undefined, items }, printedProgress(), (left: number) =>
    held.push(left),
  );
  expect(held).toHaveLength(items.length);
  expect(Math.max(...held)).toBeLessThan(LARGEST_BATCH);
});
