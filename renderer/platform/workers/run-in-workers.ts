import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { compiledCode } from '../compiled-commands.mjs';
import type { Progress } from './progress';
import { WORKER_LIMITS } from './worker-limits';

/** What a thread does at the most between two reports: enough that reports cost nothing, little enough to see it move. */
const MAX_BATCH = 20;

/** What modules export under the name createTask: it is called once in each thread, and what it returns for each item. */
export type CreateTask<Data, Item, Result> = (data: Data) => Promise<(item: Item) => Promise<Result>>;

interface Work<Data, Item> {
  /** What is done, as progress names it. */
  name: string;
  /** A module that exports an OpenWork, without its ending, such as scripts/build/render-pages.worker. */
  module: string;
  /** Handed to each thread; copied, so nothing that is written to it comes back. */
  data: Data;
  items: readonly Item[];
}

/**
 * Does work on many items in as many threads as there are cores.
 * @param take is given each result as it comes, in no certain order
 * @throws the first error of any item; the others are then given up
 */
export async function runInWorkers<Data, Item, Result>(
  { name, module, data, items }: Work<Data, Item>,
  progress: Progress,
  take: (result: Result, item: Item) => void,
) {
  if (items.length === 0) return;
  const threads = Math.min(items.length, availableParallelism());
  const size = Math.min(Math.ceil(items.length / threads), MAX_BATCH);
  const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
  const code = pathToFileURL(join(await compiledCode(), '/')).href;
  const pool = new Tinypool({
    filename: `${code}renderer/platform/workers/task.worker.js`,
    workerData: { module: `${code}${module}.js`, data },
    minThreads: threads,
    maxThreads: threads,
    // Between two batches a thread comes back to its event loop, or it would keep for ever what it holds weakly.
    useAtomics: false,
    resourceLimits: WORKER_LIMITS,
  });
  const step = progress.begin(name, items.length);
  try {
    await Promise.all(
      batches.map(async (batch) => {
        const results: Result[] = await pool.run(batch);
        for (const [index, result] of results.entries()) {
          const item = batch[index];
          if (item !== undefined) take(result, item);
        }
        step.advance(batch.length);
      }),
    );
  } finally {
    step.end();
    await pool.destroy();
  }
}
