// What runs in a thread beside the build, as long as it lasts: holds all that is known of the pages, those of the last site
// and the new ones. The last site is taken over while the content is still checked.
import { writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Dependency } from '../../renderer/html/dependency-tracking';
import type { PageRecord, RenderedPage } from '../../renderer/html/rendered-page';
import { describePages, type ManifestPage } from './build-manifest';
import { findDeadLinks } from './find-dead-links';
import { type Builds, type Fingerprints, PageCache } from './page-cache';
import { removeUnusedAssets as removeUnused } from './remove-unused-assets';
import type { Sources } from './sources';

/** What the new site is to be. */
export interface Site {
  addresses: readonly string[];
  /** Of all known dependencies. */
  fingerprints: Fingerprints;
  sources: Sources;
}

const [, builds]: [unknown, Builds] = workerData;
const cache = new PageCache(builds);
/** Those that were taken from the last build. The new ones are described in the end: there may be no memory to spare before. */
const described = new Map<string, ManifestPage>();
let addresses: readonly string[] = [];
let toManifest: (page: PageRecord) => ManifestPage;

/** The dependencies of the content that the pages of the last build depend on. */
export function knownDependencies(): Dependency[] {
  return cache.dependencies();
}

/**
 * Takes those pages from the last build that would be made the same again.
 * @returns their addresses
 */
export function reuse(site: Site): string[] {
  addresses = site.addresses;
  toManifest = describePages(site.sources);
  return cache.reuse(addresses, site.fingerprints);
}

/** Finds out what the pages that were taken are made of, while the others are made. */
export function describeReused() {
  for (const page of pages()) described.set(page.address, toManifest(page));
}

/** Keeps a page whose files are in their place. */
export function keep(page: RenderedPage) {
  cache.keep(page);
}

/** Deletes the assets of the new site that no page leads to. */
export async function removeUnusedAssets() {
  await removeUnused(builds.client, cache.links());
}

/** Writes into a file what each page is made of. */
export function writeManifest(file: string) {
  const manifest: Record<string, ManifestPage> = {};
  for (const page of pages()) manifest[page.address] = described.get(page.address) ?? toManifest(page);
  writeFileSync(file, `${JSON.stringify(manifest, null, 1)}\n`);
}

/** @param files every file of the site */
export function deadLinks(files: readonly string[]): string[] {
  return findDeadLinks(files, pages);
}

/** Writes down what is known of the pages, for the next build. */
export function save() {
  cache.save();
}

/** The pages of the new site, one after the other: all at once would take several times the memory. */
function* pages(): Iterable<PageRecord> {
  for (const address of addresses) {
    const page = cache.page(address);
    if (page) yield page;
  }
}
