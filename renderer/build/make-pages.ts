import { join } from 'node:path';
import { inThreads } from '../threads/in-threads';
import type { Progress } from '../threads/progress';
import { type MadePage, NOT_FOUND, type Workshop } from './made-page';
import type { PageCache, StateOf } from './page-cache';

/** So few pages are made before threads have been started and have got the content. */
const FEW = 20;

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
  const namesOnce = sharedNames();
  const take = (page: MadePage) => void pages.set(page.address, namesOnce(page));
  if (items.length <= FEW) await makeHere(workshop, items, take);
  else await inThreads({ name: 'Pages', module: 'renderer/build/page-maker', data: workshop, items }, progress, take);
  return { pages: addresses.flatMap((address) => pages.get(address) ?? []), made: items.length };
}

async function makeHere(workshop: Workshop, addresses: readonly string[], take: (page: MadePage) => void) {
  if (addresses.length === 0) return;
  // Where no page has to be made, nothing of this is loaded.
  const { openWork } = await import('./page-maker');
  const make = await openWork(workshop);
  for (const address of addresses) take(await make(address));
}

/** What many pages name is held once: each thread has sent a copy with each page. */
function sharedNames() {
  const names = new Map<string, string>();
  const once = (name: string) => {
    const known = names.get(name) ?? name;
    names.set(known, known);
    return known;
  };
  return (page: MadePage): MadePage => ({
    ...page,
    parts: page.parts.map(once),
    links: page.links.map(once),
    anchors: page.anchors.map(once),
  });
}
