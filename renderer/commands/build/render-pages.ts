import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RenderedPage, RenderOptions } from '../../html/rendered-page';
import { giveBackMemory } from '../../platform/workers/collect-garbage';
import { printedProgress } from '../../platform/workers/progress';
import { runInWorkers } from '../../platform/workers/run-in-workers';
import { openEntryStore, type StoredContent, storeEntries } from './entry-store';
import type { StoredRenderOptions } from './render-pages.worker';

/** Up to this number of pages are rendered sooner than workers start and receive the content. */
export const WORKER_THRESHOLD = 20;

/**
 * Writes the entries of the content to a file, from which workers read them, and replaces `input.content` by one that reads
 * that file: nothing else needs the entries in memory while pages are rendered. The memory is freed only if the caller
 * has no other reference to the content.
 */
export function moveEntriesToDisk(input: Omit<RenderOptions, 'bundle'>): StoredContent {
  const file = `${input.client}.entries`;
  mkdirSync(dirname(file), { recursive: true });
  const stored = storeEntries(input.content, file);
  input.content = openEntryStore(stored);
  giveBackMemory();
  return stored;
}

/**
 * Renders pages and writes their files.
 * @param stored the entries for workers; without them, pages are rendered in this thread
 * @param take called with each page, in no particular order
 * @throws Error that names the page that can't be rendered
 */
export async function renderPages(
  options: RenderOptions,
  stored: StoredContent | undefined,
  addresses: readonly string[],
  take: (page: RenderedPage) => void,
) {
  if (!stored) return renderHere(options, addresses, take);
  const data: StoredRenderOptions = { ...options, content: stored };
  const work = { name: 'Rendering pages', module: 'commands/build/render-pages.worker', data, items: addresses };
  await runInWorkers(work, printedProgress(), take);
  // A process that has the file open can continue reading it.
  rmSync(stored.file);
}

async function renderHere(options: RenderOptions, addresses: readonly string[], take: (page: RenderedPage) => void) {
  if (addresses.length === 0) return;
  // Loading this code takes time, so it is loaded only if there are pages to render.
  const { createPageRenderer } = await import('../../render-page');
  const render = await createPageRenderer(options);
  for (const address of addresses) take(await render(address));
}
