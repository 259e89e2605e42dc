import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentRoot } from '../../renderer/content/files/content-root';
import { currentDate } from '../../renderer/content/schema/build-date';
import type { Content } from '../../renderer/content/schema/content';
import { type Dependency, fingerprintsOf } from '../../renderer/html/dependency-tracking';
import { NOT_FOUND, type RenderOptions } from '../../renderer/html/rendered-page';
import { writeHostFiles } from '../../renderer/outputs/hosts/write-host-files';
import { ImageCache, SOCIAL_CACHE } from '../../renderer/outputs/social-images/image-cache';
import { writeSiteFiles } from '../../renderer/outputs/write-site-files';
import { codeVersion } from '../../renderer/platform/code-version.mjs';
import { hash } from '../../renderer/platform/hash';
import { collectGarbage } from '../../renderer/platform/workers/collect-garbage';
import { type WorkerProxy, workerProxy } from '../../renderer/platform/workers/worker-proxy';
import { type Settings, settingWarnings } from '../../renderer/settings';
import { promote, recoverSite, stagingDir, startHeartbeat } from './atomic-output';
import { MANIFEST_FILE } from './build-manifest';
import { bundle } from './bundle';
import { copyMedia } from './copy-media';
import { outputDir } from './output-dir';
import type { Builds } from './page-cache';
import type { Site } from './page-index.worker';
import { renderPages, spillEntriesToDisk, WORKER_THRESHOLD } from './render-pages';
import { siteFiles } from './site-files';
import { sourcesOf } from './sources';
import { discard, emptyTrash } from './trash';

/** The folders that a site may not be built over. */
const SOURCES = ['renderer', 'components', 'pages', 'public', 'scripts', 'tests'];

/** All that pages are made of beside content, settings and packages: code, styles, fonts, public files. */
const PAGE_CODE = [
  ...['renderer/*.{ts,tsx}', 'renderer/content/*.ts', 'renderer/content/{files,graph,parse,schema,text}/**'],
  ...['renderer/{html,outputs,platform,vite}/**', 'components', 'pages', 'public', 'scripts/build'],
  ...['vite.config.ts', 'tsconfig.json'],
];

/** What the bundler leaves in the client's half for who would go on with it. */
const LEFTOVERS = ['manifest.json', 'vite-plugin-ssr.json'];

/** How a site is built, beside its content and settings. */
export interface BuildOptions {
  /** The folder of the finished site; the pages are in its client/, what hosts read in its hosts/. */
  out: string;
  /** Without them a site is built for a look at its pages: ten thousand articles have thirty thousand images. */
  withSocialImages: boolean;
  /** Whether all is made anew, whatever is known of the last build. */
  isForced: boolean;
}

/** The render options before the code is bundled. */
type Unbundled = Omit<RenderOptions, 'bundle'>;

/** What can be asked of the thread that holds the pages. */
type SitePages = WorkerProxy<typeof import('./page-index.worker')>['calls'];

/**
 * Bundles, renders and checks the site in a staging folder, then swaps it in. What would come out as in the last build is
 * taken from there.
 * @param load the content, or undefined where it has an error
 * @returns how many pages the site has, and how many of them were made anew; undefined where the content has an error
 * @throws Error where `out` is no place for a site, the bundler fails, a page or a social image can't be made or a link is
 * dead; `out` is then as before
 */
export async function buildSite(load: () => Promise<Content | undefined>, settings: Settings, options: BuildOptions) {
  for (const warning of settingWarnings(settings)) console.warn(`Warning: ${warning}`);
  const { isForced, withSocialImages } = options;
  const out = outputDir(options.out, SOURCES);
  await recoverSite(out);
  const staging = stagingDir(out);
  const code = codeVersion(PAGE_CODE);
  const version = hash(JSON.stringify([code, settings, withSocialImages]));
  const builds: Builds = { out, client: join(staging, 'client'), version, isForced };
  const { calls, end } = await workerProxy<typeof import('./page-index.worker')>(
    'scripts/build/page-index.worker',
    builds,
  );
  const finished = new AbortController();
  const stopHeartbeat = await startHeartbeat(staging);
  try {
    const unbundled = await setUp();
    if (!unbundled) return undefined;
    // Nobody waits for it: what is left, the next build removes.
    heardLater(emptyTrash(finished.signal));
    const counts = await makeSite(unbundled, () => bundle(code, isForced), calls);
    const saving = calls.save().catch(warnOfSaving);
    await discard(await promote(staging, out));
    await saving;
    return counts;
  } finally {
    finished.abort();
    stopHeartbeat();
    await end();
    if (existsSync(staging)) await discard(staging);
  }

  /** A function of its own, so that only the result holds the content, see spillEntriesToDisk(). */
  async function setUp(): Promise<Unbundled | undefined> {
    const content = await load();
    // What the check has left takes as much as the content.
    collectGarbage();
    return content && { content, settings, client: builds.client, withSocialImages };
  }
}

/**
 * Makes the whole site in the staging folder, and what stands beside it.
 * @param bundled bundles the code, once it is needed
 * @returns the number of all pages, and of those that were made
 */
async function makeSite(unbundled: Unbundled, bundled: () => Promise<string>, calls: SitePages) {
  const site = siteOf(unbundled.content, await calls.knownDependencies());
  const { addresses } = site;
  const reused = new Set(await calls.reuse(site));
  const others = addresses.filter((address) => !reused.has(address));
  const kept = [heardLater(calls.describeReused())];
  await writeOthers(unbundled);
  // The bundler takes as much memory as the content.
  const stored = others.length > WORKER_THRESHOLD ? spillEntriesToDisk(unbundled) : undefined;
  // To look at all of them takes a moment, which nobody notices here.
  if (stored && unbundled.withSocialImages) kept.push(heardLater(new ImageCache(SOCIAL_CACHE).forgetUnused()));
  const options = { ...unbundled, bundle: await bundled() };
  // The thread has answered that the last site is linked: two that make the same folder at once would fail.
  await cp(join(options.bundle, 'client'), options.client, { recursive: true });
  for (const leftover of LEFTOVERS) await rm(join(options.client, leftover), { force: true });
  await renderPages(options, stored, others, (page) => void kept.push(heardLater(calls.keep(page))));
  kept.push(heardLater(calls.removeUnusedAssets()));
  const listed = heardLater(calls.writeManifest(join(dirname(options.client), MANIFEST_FILE)));
  await Promise.all(kept);
  await writeRules(options, calls);
  await listed;
  return { pages: addresses.length, made: others.length };
}

/** @param dependencies everything that pages of the last site depend on */
function siteOf(content: Content, dependencies: readonly Dependency[]): Site {
  const fingerprintOf = fingerprintsOf(content);
  return {
    addresses: [...content.entries.keys(), NOT_FOUND],
    fingerprints: new Map(dependencies.map((each) => [each, fingerprintOf(each)])),
    sources: sourcesOf(content),
  };
}

/** The site is whole without it. */
function warnOfSaving(error: unknown) {
  console.warn(
    `Warning: what this build knows of its pages can't be kept for the next one, which makes all anew: ${error}`,
  );
}

/** Work that goes on meanwhile. Whoever waits for it hears of its errors, however much later. */
function heardLater(work: Promise<void>): Promise<void> {
  work.catch(() => undefined);
  return work;
}

/** What stands on the site beside its pages. */
async function writeOthers({ client, content, settings }: Unbundled) {
  copyMedia(contentRoot(), client, content);
  await writeSiteFiles(client, content, settings);
}

/** What must be known of the whole site: that no link is dead, and what hosts are told of each file. */
async function writeRules({ client, content, settings }: RenderOptions, calls: SitePages) {
  const files = await siteFiles(client);
  // A browser keeps an anchor to itself: no host can redirect it, see anchor-aliases.ts.
  const moved = content.redirects.filter(({ from }) => !from.includes('#'));
  const [deadLinks] = await Promise.all([
    calls.deadLinks(files),
    writeHostFiles(dirname(client), files, settings, moved),
  ]);
  if (deadLinks.length > 0) reportDeadLinks(deadLinks, content);
}

/** @throws Error unless the site is of a past day: then what links to a later article is dead, and not by mistake */
function reportDeadLinks(deadLinks: readonly string[], { today }: Content) {
  const report = ['The built pages have dead links:', ...deadLinks].join('\n  ');
  if (today >= currentDate()) throw new Error(report);
  console.warn(`Warning: ${report}`);
}
