import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AddedFiles, RenderedPage, RenderOptions, WrittenPage } from '../../html/rendered-page';
import { giveBackMemory } from '../../platform/workers/collect-garbage';
import { openWorkers } from '../../platform/workers/open-workers';
import { printedProgress } from '../../platform/workers/progress';
import type { PageRenderer } from '../../render-page';
import { openEntryStore, type StoredContent, storeEntries } from './entry-store';
import type { PageTask, StoredRenderOptions } from './render-pages.worker';

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

/** Renders pages and writes their files. Both functions call `take` in no particular order. */
export interface PagesRenderer {
  render(addresses: readonly string[], take: (page: RenderedPage) => void): Promise<void>;
  /** Draws social images and compresses texts. */
  complete(pages: readonly WrittenPage[], take: (files: AddedFiles) => void): Promise<void>;
  end(): Promise<void>;
}

/** @param stored the entries for workers; without them, pages are rendered in this thread */
export function openRenderer(options: RenderOptions, stored: StoredContent | undefined): Promise<PagesRenderer> {
  return stored ? rendererOfWorkers(options, stored) : rendererOfThisThread(options);
}

async function rendererOfWorkers(options: RenderOptions, stored: StoredContent): Promise<PagesRenderer> {
  const data: StoredRenderOptions = { ...options, content: stored };
  const work = { module: 'commands/build/render-pages.worker', data };
  const workers = await openWorkers<StoredRenderOptions, PageTask, AddedFiles>(work, printedProgress());
  return {
    render: (addresses, take) => workers.run('Rendering pages', addresses, (page) => take(page as RenderedPage)),
    complete: (pages, take) => workers.run('Completing pages', pages, take),
    async end() {
      await workers.end();
      // A process that has the file open can continue reading it.
      rmSync(stored.file, { force: true });
    },
  };
}

async function rendererOfThisThread(options: RenderOptions): Promise<PagesRenderer> {
  // Loading this code takes time, so it is loaded only if there are pages to render.
  let opened: Promise<PageRenderer> | undefined;
  const open = () => (opened ??= import('../../render-page').then((module) => module.createPageRenderer(options)));
  return {
    async render(addresses, take) {
      for (const address of addresses) take(await (await open()).render(address));
    },
    async complete(pages, take) {
      for (const page of pages) take(await (await open()).complete(page));
    },
    end: async () => undefined,
  };
}
