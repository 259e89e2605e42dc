// What runs in a thread beside the build, as long as it lasts: holds all that is known of the pages, those of the last site
// and the new ones. The last site is taken over while the content is still checked.
import { writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { findDeadLinks } from './find-dead-links';
import type { MadePage } from './made-page';
import { manifestOf } from './manifest';
import type { Part } from './noted-content';
import { type Builds, PageCache, type States } from './page-cache';
import { removeUnusedAssets as removeUnused } from './remove-unused-assets';
import type { Sources } from './sources';

const [, builds]: [unknown, Builds] = workerData;
const cache = PageCache.open(builds);
let addresses: readonly string[] = [];

/** The parts of the content that the pages of the last build depend on. */
export function knownParts(): Part[] {
  return cache.parts();
}

/**
 * Takes those pages from the last build that would be made the same again.
 * @returns their addresses
 */
export function reuse(site: { addresses: readonly string[]; states: States }): string[] {
  addresses = site.addresses;
  return cache.reuse(addresses, site.states);
}

/** @param made a page whose files are in their place, and the states of its parts */
export function keep({ page, states }: { page: MadePage; states: readonly string[] }) {
  cache.keep(page, states);
}

/** Deletes the assets of the new site that no page leads to. */
export async function removeUnusedAssets() {
  await removeUnused(builds.client, cache.pages(addresses));
}

/** Writes the manifest into a file. */
export function writeManifest({ file, sources }: { file: string; sources: Sources }) {
  writeFileSync(file, `${JSON.stringify(manifestOf(cache.pages(addresses), sources), null, 1)}\n`);
}

/** @param files every file of the site */
export function deadLinks(files: readonly string[]): string[] {
  return findDeadLinks(files, cache.pages(addresses));
}

/** Writes down what is known of the pages, for the next build. */
export function save() {
  cache.save();
}
