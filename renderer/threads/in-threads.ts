import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { compiledCode } from '../compiled/compiled-code.mjs';
import type { Progress } from './progress';

/** What a thread does between two reports: enough that reports cost nothing, little enough to see it move. */
const BATCH = 20;

/** What modules export under the name openWork: it is called once in each thread, and what it returns for each item. */
export type OpenWork<Data, Item, Result> = (data: Data) => Promise<(item: Item) => Promise<Result>>;

interface Work<Data, Item> {
  /** What is done, as progress names it. */
  name: string;
  /** A module that exports an OpenWork, one of the entries of compiled-code.mjs, such as renderer/build/page-maker. */
  module: string;
  /** Handed to each thread; copied, so nothing that is written to it comes back. */
  data: Data;
  items: readonly Item[];
}

/**
 * Does work on many items in as many threads as there are cores.
 * @returns the results in the order of the items
 * @throws the first error of any item; the others are then given up
 */
export async function inThreads<Data, Item, Result>(
  { name, module, data, items }: Work<Data, Item>,
  progress: Progress,
): Promise<Result[]> {
  if (items.length === 0) return [];
  const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
  const code = pathToFileURL(join(await compiledCode(), '/')).href;
  const threads = Math.min(batches.length, availableParallelism());
  const pool = new Tinypool({
    filename: `${code}renderer/threads/thread.js`,
    workerData: { module: `${code}${module}.js`, data },
    // Else React would check itself at every step.
    env: { ...process.env, NODE_ENV: 'production' },
    minThreads: threads,
    maxThreads: threads,
  });
  const step = progress.begin(name, items.length);
  try {
    const results = await Promise.all(
      batches.map(async (batch): Promise<Result[]> => {
        const done = await pool.run(batch);
        step.advance(batch.length);
        return done;
      }),
    );
    return results.flat();
  } finally {
    step.end();
    await pool.destroy();
  }
}
