import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import type { Progress } from '../progress';
import { type MadePage, NOT_FOUND, type Workshop } from './made-page';
import { statesOf } from './noted-content';
import type { PageCache } from './page-cache';

/** Pages that a thread makes before it reports: enough that reports cost nothing, few enough to see it move. */
const BATCH = 20;

interface MadePages {
  /** All pages, in the order of the content. */
  pages: MadePage[];
  /** How many of them were made now. */
  made: number;
}

/**
 * Makes the files of all pages, or links those that would come out the same as in the last build.
 * @param out the folder of the finished site of the last build
 * @param cache what is known of that build
 * @throws Error that names the page where one can't be made
 */
export async function makePages(
  workshop: Workshop,
  out: string,
  cache: PageCache,
  progress: Progress,
): Promise<MadePages> {
  const { content, client } = workshop;
  const addresses = [...content.entries.keys(), NOT_FOUND];
  const stateOf = statesOf(content);
  const pages = new Map<string, MadePage>();
  for (const address of addresses) {
    const kept = cache.reuse(address, stateOf, join(out, 'client'), client);
    if (kept) pages.set(address, kept);
  }
  const made = await madeInThreads(
    addresses.filter((address) => !pages.has(address)),
    workshop,
    progress,
  );
  for (const page of made) pages.set(page.address, page);
  return { pages: addresses.flatMap((address) => pages.get(address) ?? []), made: made.length };
}

async function madeInThreads(addresses: readonly string[], workshop: Workshop, progress: Progress) {
  const batches: string[][] = [];
  for (let start = 0; start < addresses.length; start += BATCH) batches.push(addresses.slice(start, start + BATCH));
  if (batches.length === 0) return [];
  const threads = Math.min(batches.length, availableParallelism());
  const pool = new Tinypool({
    filename: new URL('./page-worker.mjs', import.meta.url).href,
    workerData: workshop,
    env: { ...process.env, NODE_ENV: 'production' },
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    const step = progress.begin('Pages', addresses.length);
    const made = await Promise.all(
      batches.map(async (batch): Promise<MadePage[]> => {
        const pages = await pool.run(batch);
        step.advance(batch.length);
        return pages;
      }),
    );
    step.end();
    return made.flat();
  } finally {
    await pool.destroy();
  }
}
