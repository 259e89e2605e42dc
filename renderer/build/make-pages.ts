import { join } from 'node:path';
import { inThreads } from '../threads/in-threads';
import type { Progress } from '../threads/progress';
import { type MadePage, NOT_FOUND, type Workshop } from './made-page';
import type { PageCache, StateOf } from './page-cache';

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
  stateOf: StateOf,
  progress: Progress,
): Promise<MadePages> {
  const { content, client } = workshop;
  const addresses = [...content.entries.keys(), NOT_FOUND];
  const pages = new Map<string, MadePage>();
  for (const address of addresses) {
    const kept = cache.reuse(address, stateOf, join(out, 'client'), client);
    if (kept) pages.set(address, kept);
  }
  const items = addresses.filter((address) => !pages.has(address));
  const module = 'renderer/build/page-maker';
  const made = await inThreads<Workshop, string, MadePage>({ name: 'Pages', module, data: workshop, items }, progress);
  for (const page of made) pages.set(page.address, page);
  return { pages: addresses.flatMap((address) => pages.get(address) ?? []), made: made.length };
}
