import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { compiledCode } from '../compiled-commands.mjs';
import { addCounts, type Counts } from '../statistics';
import type { Progress } from './progress';
import { WORKER_LIMITS } from './worker-limits';

/** The most items between two reports of a worker: enough that reports cost nothing, and few enough to show progress. */
const MAX_BATCH = 20;

/** What modules of workers export as createTask: it is called once in each worker, and the function it returns for each item. */
export type CreateTask<Data, Item, Result> = (data: Data) => Promise<(item: Item) => Promise<Result>>;

/** What a worker returns for a batch. */
export interface BatchResult<Result> {
  results: Result[];
  counts: Counts;
}

interface Work<Data> {
  /** A module that exports a CreateTask, without its extension, such as commands/build/render-pages.worker. */
  module: string;
  /** Copied to each worker, so changes to it don't come back. */
  data: Data;
}

/** As many workers as there are cores, which process one list of items after the other. */
export interface Workers<Item, Result> {
  /**
   * Processes many items.
   * @param name of the work in progress messages
   * @param take called with each result, in no particular order
   * @throws the first error of any item; all other items are then canceled
   */
  run(name: string, items: readonly Item[], take: (result: Result, item: Item) => void): Promise<void>;
  end(): Promise<void>;
}

/** Starts workers. */
export async function openWorkers<Data, Item, Result>(
  { module, data }: Work<Data>,
  progress: Progress,
): Promise<Workers<Item, Result>> {
  const threads = availableParallelism();
  const code = pathToFileURL(join(await compiledCode(), 'engine', '/')).href;
  const pool = new Tinypool({
    filename: `${code}platform/workers/task.worker.js`,
    workerData: { module: `${code}${module}.js`, data },
    minThreads: threads,
    maxThreads: threads,
    // Between two batches a worker must return to its event loop, or its weak references would never be cleared.
    useAtomics: false,
    resourceLimits: WORKER_LIMITS,
  });
  async function run(name: string, items: readonly Item[], take: (result: Result, item: Item) => void) {
    const size = Math.min(Math.ceil(items.length / threads), MAX_BATCH);
    const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
      items.slice(index * size, (index + 1) * size),
    );
    const step = progress.begin(name, items.length);
    try {
      await Promise.all(
        batches.map(async (batch) => {
          const { results, counts }: BatchResult<Result> = await pool.run(batch);
          addCounts(counts);
          for (const [index, result] of results.entries()) {
            const item = batch[index];
            if (item !== undefined) take(result, item);
          }
          step.advance(batch.length);
        }),
      );
    } finally {
      step.end();
    }
  }
  return { run, end: () => pool.destroy() };
}
