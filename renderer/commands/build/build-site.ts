import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentRoot } from '../../content/files/content-root';
import { currentDate } from '../../content/schema/build-date';
import type { WholeContent } from '../../content/schema/content';
import type { SiteFacts } from '../../content/schema/page-facts';
import { redirects } from '../../content/schema/redirects';
import type { Site } from '../../content/schema/site';
import { type Settings, settingWarnings } from '../../content/settings';
import { type DependencyText, fingerprintsOf } from '../../html/dependency-tracking';
import { videoSources } from '../../html/media-in-html';
import {
  type AddedFiles,
  NOT_FOUND,
  type RenderedPage,
  type RenderOptions,
  type WrittenPage,
} from '../../html/rendered-page';
import { textsOfLists } from '../../html/unshown-texts';
import { writeHostFiles } from '../../outputs/hosts/write-host-files';
import { withOutputs } from '../../outputs/output-files';
import { writeSiteFiles, writeSitemap } from '../../outputs/write-site-files';
import { codeVersion, partVersion } from '../../platform/code-version.mjs';
import { CODE_FOLDERS } from '../../platform/compiled-commands.mjs';
import { isCompressed } from '../../platform/compress';
import { hash } from '../../platform/hash';
import { lastChanges } from '../../platform/last-changes';
import { forgetUnusedFiles } from '../../platform/made-files';
import { timed } from '../../platform/statistics';
import { type WorkerProxy, workerProxy } from '../../platform/workers/worker-proxy';
import { promote, recoverSite, stagingDir, startHeartbeat } from './atomic-output';
import { MANIFEST_FILE } from './build-manifest';
import { bundle } from './bundle';
import { compressFiles } from './compress-files';
import { copyMedia } from './copy-media';
import { describeUnshown } from './describe-unshown';
import type { StoredContent } from './entry-store';
import { outputDir } from './output-dir';
import type { Builds } from './page-cache';
import type { BuiltPages } from './page-index.worker';
import { copyLinkedPictures, type WantedPictures, wantedPictures } from './publish-pictures';
import { moveEntriesToDisk, openRenderer, type PagesRenderer, WORKER_THRESHOLD } from './render-pages';
import { siteFiles } from './site-files';
import { sourcesOf } from './source-files';
import { discard, emptyTrash } from './trash';

/** The folders that a site may not be built over. */
const SOURCES = [...CODE_FOLDERS, 'public', 'tests'];

/** Files of the bundler that no visitor needs. */
const BUNDLER_FILES = ['manifest.json', 'vite-plugin-ssr.json'];

/** How a site is built, besides its content and settings. */
export interface BuildOptions {
  site: Site;
  /** The folder of the finished site, with the pages in client/ and the configurations of hosts in hosts/. */
  out: string;
  /** A build without them is for a look at the pages: ten thousand articles have thirty thousand images. */
  withSocialImages: boolean;
  /** Whether to ignore all caches. */
  isForced: boolean;
  /** Called when all pages stand, before what no page waits for is made: pictures, social images, compressed files. */
  onPagesStand?: (site: StandingSite) => void;
}

/** A site that is still being built, and can be looked at. */
export interface StandingSite {
  /** Its folder, which replaces the last site at the end. */
  dist: string;
  /** Makes the file at an address that is not there yet. @returns whether the site has one */
  makeFile(address: string): Promise<boolean>;
}

/** Reads and checks the content of a build. @returns undefined if it has an error */
export type CheckContent = () => Promise<LoadedContent | undefined>;

/** The content, and its bodies, which are compiled already. */
type LoadedContent = Pick<RenderOptions, 'bodies'> & { content: WholeContent };

/** What pages are rendered from, before the code is bundled. */
type SiteInput = Omit<RenderOptions, 'bundle'>;

/** The worker that holds the index of all pages. It runs its calls one after the other, in the order of the calls. */
type PageIndex = WorkerProxy<PageIndexModule>['calls'];
type PageIndexModule = typeof import('./page-index.worker');

/** Work that begins while the content is checked. */
interface EarlyWork {
  changes: ReturnType<typeof lastChanges>;
  /** The folder of the bundle. */
  bundle: Promise<string>;
}

/** The work that goes on in the background of a build. */
type Background = Promise<void>[];

/**
 * Bundles, renders and checks the site in a staging folder, then swaps it in. What has not changed since the last build is
 * taken from there.
 * @returns the number of pages, and how many of them were rendered; undefined if the content has an error
 * @throws Error if a site can't be built in `out`, the bundler fails, a page or a social image can't be rendered or a link is
 * dead; `out` is then as before
 */
export async function buildSite(check: CheckContent, settings: Settings, options: BuildOptions) {
  const { isForced, withSocialImages } = options;
  const out = outputDir(options.out, SOURCES);
  for (const warning of settingWarnings(settings, options.site)) console.warn(`Warning: ${warning}`);
  await recoverSite(out);
  const staging = stagingDir(out);
  const client = join(staging, 'client');
  const code = hash(`${partVersion('pages')} ${codeVersion(['public'])}`);
  const version = hash(JSON.stringify([code, settings, withSocialImages]));
  const builds: Builds = { out, client, version, isForced };
  const { calls: pageIndex, end } = await workerProxy<PageIndexModule>('commands/build/page-index.worker', builds);
  const finished = new AbortController();
  const stopHeartbeat = await startHeartbeat(staging);
  const early: EarlyWork = {
    changes: lastChanges(contentRoot()),
    bundle: observeRejection(timed('bundle', () => bundle(code, isForced))),
  };
  try {
    const input = await loadInput();
    if (!input) return undefined;
    // Nobody waits for it: the next build removes the rest.
    observeRejection(emptyTrash(finished.signal));
    const counts = await fillStaging(input, options, early, pageIndex);
    const saving = pageIndex.save().catch(warnOfSaving);
    await discard(await promote(staging, out));
    await saving;
    return counts;
  } finally {
    finished.abort();
    stopHeartbeat();
    await end();
    if (existsSync(staging)) await discard(staging);
  }

  /** A separate function, so that only its result holds the content, see moveEntriesToDisk(). */
  async function loadInput(): Promise<SiteInput | undefined> {
    const loaded = await check();
    if (!loaded) return undefined;
    const content = await withOutputs(loaded.content, options.site, settings.SITE_URL);
    return { ...loaded, module: options.site.module, content, settings, client, withSocialImages };
  }
}

/** Puts the whole site into the staging folder, phase by phase. Each phase needs the files of earlier phases. */
async function fillStaging(
  input: SiteInput,
  build: BuildOptions,
  { changes, bundle }: EarlyWork,
  pageIndex: PageIndex,
) {
  const { site } = build;
  const { pages, changed } = await timed('reuse pages', () => reuseUnchangedPages(input.content, site, pageIndex));
  const background: Background = [observeRejection(pageIndex.describeReused())];
  await timed('write shared files', () => writeSharedFiles(input, site));
  const stored = freeMemory(input, changed.length);
  const options = { ...input, bundle: await timed('wait for the bundle', () => bundle) };
  await copyBundle(options);
  const renderer = await openRenderer(options, stored);
  try {
    // Phase 5: the page index records each page in the background.
    const rendered: WrittenPage[] = [];
    const keep = (page: RenderedPage) => {
      rendered.push({ address: page.address, files: page.files });
      background.push(observeRejection(pageIndex.keep(page)));
    };
    await timed('render', () => renderer.render(changed, keep));
    const pictures = await timed('finish', async () =>
      finishPages(options, build, await changes, pageIndex, background),
    );
    await timed('complete', () => completeSite(options, build, pageIndex, pictures, renderer, rendered));
  } finally {
    await renderer.end();
  }
  return { pages, rendered: changed.length };
}

/**
 * Phase 1: leaves those pages in the staging folder, to which the page index has linked the last site, that are still the same.
 * @returns the number of all pages, and the addresses of the pages to render
 */
async function reuseUnchangedPages(content: WholeContent, site: Site, pageIndex: PageIndex) {
  const built = builtSite(content, site, await pageIndex.knownDependencies());
  const reused = new Set(await pageIndex.reuse(built));
  return { pages: built.addresses.length, changed: built.addresses.filter((address) => !reused.has(address)) };
}

/** @param dependencies everything that pages of the last site depend on */
function builtSite(content: WholeContent, site: Site, dependencies: readonly DependencyText[]): BuiltPages {
  const fingerprintOf = fingerprintsOf(content);
  return {
    addresses: [...content.entries.keys(), NOT_FOUND],
    fingerprints: new Map(dependencies.map((each) => [each, fingerprintOf(each)])),
    sources: sourcesOf(content, site),
  };
}

/** Phase 2: writes media and other files that belong to no page. */
async function writeSharedFiles(input: SiteInput, site: Site) {
  const facts = factsOf(input);
  await copyMedia(contentRoot(), input.client, site, facts);
  await writeSiteFiles(input.client, site, facts);
}

function factsOf({ content, settings }: SiteInput): SiteFacts {
  return { content, siteUrl: settings.SITE_URL };
}

/**
 * Phase 3: before a large build starts workers, moves the entries to disk.
 * @returns the entries for workers; undefined if there are too few pages for workers
 */
function freeMemory(input: SiteInput, pagesToRender: number): StoredContent | undefined {
  return pagesToRender <= WORKER_THRESHOLD ? undefined : moveEntriesToDisk(input);
}

/** Phase 4: copies what browsers load. By now the page index no longer creates folders, which would make copying fail. */
async function copyBundle({ bundle, client }: RenderOptions) {
  await cp(join(bundle, 'client'), client, { recursive: true });
  for (const file of BUNDLER_FILES) await rm(join(client, file), { force: true });
}

/**
 * Phase 6: completes the assets and removes unused ones, writes the sitemap, which names the pictures of pages, and checks all links.
 * From now on the site can be looked at.
 * @returns the pictures to publish
 * @throws Error if a link is dead
 */
async function finishPages(
  options: RenderOptions,
  { site, onPagesStand }: BuildOptions,
  changes: Awaited<EarlyWork['changes']>,
  pageIndex: PageIndex,
  background: Background,
): Promise<WantedPictures> {
  const { client, content } = options;
  background.push(observeRejection(pageIndex.writeStylesheets()), observeRejection(pageIndex.removeUnusedAssets()));
  const manifest = observeRejection(pageIndex.writeManifest(join(dirname(client), MANIFEST_FILE)));
  await Promise.all(background);
  const wanted = { content, places: site.places };
  const mediaLinks = await pageIndex.mediaLinks();
  const pictures = wantedPictures(contentRoot(), client, wanted, mediaLinks);
  copyLinkedPictures(contentRoot(), client, content.data, mediaLinks);
  await writeSitemap(client, factsOf(options), changes, await pageIndex.shownMedia());
  const files = [...(await siteFiles(client)), ...pictures.addresses];
  const deadLinks = await pageIndex.deadLinks(files);
  const unshown = describeUnshown(await pageIndex.unshownTexts(textsOfLists(site, content)), content, site);
  if (unshown !== '') console.warn(unshown);
  if (deadLinks.length > 0) reportDeadLinks(deadLinks, content);
  await manifest;
  if (onPagesStand) {
    await writeHosts(options, site, pageIndex, files);
    onPagesStand({ dist: dirname(client), makeFile: pictures.publishOne });
  }
  return pictures;
}

/** Phase 7: makes what no page waits for, and writes what hosts need to know of each file. */
async function completeSite(
  options: RenderOptions,
  { site }: BuildOptions,
  pageIndex: PageIndex,
  pictures: WantedPictures,
  renderer: PagesRenderer,
  rendered: readonly WrittenPage[],
) {
  const { client, settings, withSocialImages } = options;
  // Going through all files takes a moment, which nobody notices when pages are new.
  const adding: Background = rendered.length > 0 ? [observeRejection(forgetUnusedFiles())] : [];
  const add = (files: AddedFiles) => void adding.push(observeRejection(pageIndex.add(files)));
  await Promise.all([
    pictures.publish(),
    withSocialImages || settings.SITE_COMPRESSED ? renderer.complete(rendered, add) : undefined,
  ]);
  await Promise.all(adding);
  if (settings.ADMIN_REPOSITORY !== undefined) {
    const { writeAdmin } = await import('../../admin/build/write-admin');
    await timed('write the editor', () => writeAdmin({ ...options, site }));
  }
  const written = await siteFiles(client);
  const [warnings] = await Promise.all([
    writeHosts(options, site, pageIndex, written),
    settings.SITE_COMPRESSED ? compressFiles(client, written) : undefined,
  ]);
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
}

/** @returns a warning for each limit of a host that the site exceeds */
async function writeHosts(options: RenderOptions, site: Site, pageIndex: PageIndex, written: readonly string[]) {
  const { client, settings } = options;
  const files = written.filter((file) => !isCompressed(file));
  const videos = videoSources(await pageIndex.shownMedia());
  // Browsers don't send the anchor of an address, so no host can redirect it, see anchor-aliases.ts.
  const moved = factsOf(options)
    .content.list(redirects)
    .filter(({ from }) => !from.includes('#'));
  return writeHostFiles(dirname(client), files, { site, settings, videos }, moved);
}

/** The site is complete without the cache. */
function warnOfSaving(error: unknown) {
  console.warn(`Warning: could not save the page cache; the next build will be a full rebuild: ${error}`);
}

/** Keeps an error of background work from ending the process before the work is awaited, which throws it. */
function observeRejection<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  return work;
}

/** @throws Error unless the site is built as of a past day: then links to later articles are expected to be dead */
function reportDeadLinks(deadLinks: readonly string[], { today }: WholeContent) {
  const report = ['The built pages have dead links:', ...deadLinks].join('\n  ');
  if (today >= currentDate()) throw new Error(report);
  console.warn(`Warning: ${report}`);
}
