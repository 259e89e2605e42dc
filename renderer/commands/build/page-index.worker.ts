// A worker that runs as long as the build and holds an index of all pages of the last site and the new site. It links
// the last site while the content is still being checked.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import type { DependencyText } from '../../html/dependency-tracking';
import type { MediaOnPage } from '../../html/media-in-html';
import { stylesheetJoiner } from '../../html/page-stylesheet';
import type { AddedFiles, PageRecord, RenderedPage } from '../../html/rendered-page';
import { MEDIA } from '../../outputs/hosts/file-headers';
import { describePages, type ManifestPage } from './build-manifest';
import { findDeadLinks } from './find-dead-links';
import { findUnshownTexts, findUnshownWords, type LostText } from './find-unshown-texts';
import { type Builds, type Fingerprints, PageCache } from './page-cache';
import { removeUnusedAssets as removeUnused } from './remove-unused-assets';
import type { Sources } from './source-files';

/** The new site. */
export interface BuiltPages {
  addresses: readonly string[];
  /** Of all known dependencies. */
  fingerprints: Fingerprints;
  sources: Sources;
}

const [, builds]: [unknown, Builds] = workerData;
const cache = new PageCache(builds);
/** The reused pages. New pages are described at the end, when there is enough memory. */
const described = new Map<string, ManifestPage>();
let addresses: readonly string[] = [];
let toManifest: (page: PageRecord) => ManifestPage;

/** The dependencies of the content that the pages of the last build depend on. */
export function knownDependencies(): DependencyText[] {
  return cache.dependencies();
}

/**
 * Reuses the pages of the last build that have not changed.
 * @returns their addresses
 */
export function reuse(site: BuiltPages): string[] {
  addresses = site.addresses;
  toManifest = describePages(site.sources);
  return cache.reuse(addresses, site.fingerprints);
}

/** Finds out what the reused pages depend on, while the others are rendered. */
export function describeReused() {
  for (const page of pages()) described.set(page.address, toManifest(page));
}

/** Adds a rendered page whose files are written. */
export function keep(page: RenderedPage) {
  cache.keep(page);
}

/** Adds files that were written after their page. */
export function add(files: AddedFiles) {
  cache.add(files);
}

/** Writes the joined stylesheets of reused pages, which were in the last site only. */
export function writeStylesheets() {
  const join = stylesheetJoiner(builds.client);
  for (const { stylesheets } of pages()) if (stylesheets.length > 0) join(stylesheets);
}

/** Everything that pages show or link of content/media. */
export function mediaLinks(): string[] {
  return cache.links().filter((link) => link.startsWith(MEDIA));
}

/** What pages show of content/media, by their addresses; pages that show nothing are left out. */
export function shownMedia(): Map<string, MediaOnPage> {
  const shown = new Map<string, MediaOnPage>();
  for (const { address, pictures, videos } of pages())
    if (pictures.length + videos.length > 0) shown.set(address, { pictures, videos });
  return shown;
}

/** Deletes the assets of the new site that no page uses. */
export async function removeUnusedAssets() {
  await removeUnused(builds.client, cache.links());
}

/** Writes a file that lists what each page depends on. */
export function writeManifest(file: string) {
  const manifest: Record<string, ManifestPage> = {};
  for (const page of pages()) manifest[page.address] = described.get(page.address) ?? toManifest(page);
  writeFileSync(file, `${JSON.stringify(manifest, null, 1)}\n`);
}

/** @param files every file of the site */
export function deadLinks(files: readonly string[]): string[] {
  return findDeadLinks(files, pages);
}

/** The texts of entries that no page shows, and those of data files. @param words the texts of data files */
export function unshownTexts(words: readonly LostText[]): LostText[] {
  const textOf = (file: string) => readFileSync(join(builds.client, file), 'utf8');
  return [...findUnshownTexts(pages, textOf), ...findUnshownWords(words, pages, textOf)];
}

/** Saves the index for the next build. */
export function save() {
  cache.save();
}

/** The pages of the new site, one at a time: an array would take several times the memory. */
function* pages(): Iterable<PageRecord> {
  for (const address of addresses) {
    const page = cache.page(address);
    if (page) yield page;
  }
}
