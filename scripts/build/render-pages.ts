import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RenderedPage, RenderOptions } from '../../renderer/html/rendered-page';
import { giveBackMemory } from '../../renderer/platform/workers/collect-garbage';
import { printedProgress } from '../../renderer/platform/workers/progress';
import { runInWorkers } from '../../renderer/platform/workers/run-in-workers';
import { openEntryStore, type StoredContent, storeEntries } from './entry-store';
import type { StoredRenderOptions } from './render-pages.worker';

/** So few pages are made before threads have been started and have got the content. */
export const WORKER_THRESHOLD = 20;

/**
 * Puts the entries of the content into a file, from which threads read them. Nobody else needs them while pages are made, so
 * they are not held for so long, unless somebody has the content from elsewhere.
 */
export function spillEntriesToDisk(workshop: Omit<RenderOptions, 'bundle'>): StoredContent {
  const file = `${workshop.client}.entries`;
  mkdirSync(dirname(file), { recursive: true });
  const stored = storeEntries(workshop.content, file);
  workshop.content = openEntryStore(stored);
  giveBackMemory();
  return stored;
}

/**
 * Makes pages and writes their files.
 * @param stored the content once it is put away; without it threads have nothing to read, and pages are made here
 * @param take is given each page, in no certain order
 * @throws Error that names the page where one can't be made
 */
export async function renderPages(
  workshop: RenderOptions,
  stored: StoredContent | undefined,
  addresses: readonly string[],
  take: (page: RenderedPage) => void,
) {
  if (stored) await makeInThreads({ ...workshop, content: stored }, addresses, take);
  else await makeHere(workshop, addresses, take);
}

async function makeHere(workshop: RenderOptions, addresses: readonly string[], take: (page: RenderedPage) => void) {
  if (addresses.length === 0) return;
  // Where no page has to be made, nothing of this is loaded.
  const { createPageRenderer } = await import('../../renderer/render-page');
  const make = await createPageRenderer(workshop);
  for (const address of addresses) take(await make(address));
}

async function makeInThreads(data: StoredRenderOptions, items: readonly string[], take: (page: RenderedPage) => void) {
  const work = { name: 'Pages', module: 'scripts/build/render-pages.worker', data, items };
  await runInWorkers(work, printedProgress(), take);
  // Who has it open can go on reading.
  rmSync(data.content.file);
}
