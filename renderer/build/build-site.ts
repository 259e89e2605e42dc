import { existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeVersion } from '../compiled/code-version.mjs';
import { realDay } from '../content/build-day';
import { hash } from '../content/memory';
import { contentRoot } from '../content/root';
import type { Content } from '../content/schema/content';
import { writeFound } from '../found/write-found';
import { writeHostFiles } from '../host/write-host-files';
import { type Settings, settingWarnings } from '../settings';
import { inOneThread } from '../threads/in-one-thread';
import { printedProgress } from '../threads/progress';
import { bundle } from './bundle';
import { findDeadLinks } from './find-dead-links';
import type { FilesToLink } from './link-files';
import { type MadePage, NOT_FOUND } from './made-page';
import { makePages } from './make-pages';
import { MANIFEST_FILE, manifestOf } from './manifest';
import { statesOf } from './noted-content';
import { PageCache } from './page-cache';
import { removeUnusedAssets } from './remove-unused-assets';
import { siteFiles } from './site-files';
import { restoreSite, swapIn } from './swap-in';
import { discard, emptyTrash } from './trash';

/** All that pages are made of beside content, settings and packages: code, styles, fonts, public files. */
const CODE = ['renderer', 'components', 'pages', 'public'];

/** How a site is built, beside its content and settings. */
export interface BuildOptions {
  /** The folder of the finished site, absolute; the pages are in its client/, what hosts read in its hosts/. */
  out: string;
  /** Without them a site is built for a look at its pages: ten thousand articles have thirty thousand images. */
  withSocialImages: boolean;
  /** Whether all is made anew, whatever is known of the last build. */
  isForced: boolean;
}

/**
 * Bundles, renders and checks the site in a staging folder, then swaps it in. What would come out as in the last build is
 * taken from there.
 * @returns how many pages the site has, and how many of them were made anew
 * @throws Error where the bundler fails, a page or a social image can't be made or a link is dead; `out` is then as before
 */
export async function buildSite(content: Content, settings: Settings, options: BuildOptions) {
  for (const warning of settingWarnings(settings)) console.warn(`Warning: ${warning}`);
  const { out, isForced, withSocialImages } = options;
  await restoreSite(out);
  const code = codeVersion(CODE, ['vite.config.ts', 'tsconfig.json']);
  const bundled = await bundle(code, isForced);
  const staging = `${out}.${process.pid}`;
  const client = join(staging, 'client');
  const last = join(out, 'client');
  const addresses = [...content.entries.keys(), NOT_FOUND];
  const stateOf = statesOf(content);
  const cleaning = heardLater(emptyTrash());
  let linking = Promise.resolve();
  try {
    await cp(join(bundled, 'client'), client, { recursive: true });
    const version = hash(JSON.stringify([code, settings, withSocialImages]));
    const cache = await PageCache.open(out, version, isForced);
    const pagesByAddress = cache.reuse(addresses, stateOf, last);
    const others = addresses.filter((address) => !pagesByAddress.has(address));
    linking = heardLater(takeFiles([...pagesByAddress.values()], last, client));
    const workshop = { content, settings, bundle: bundled, client, withSocialImages };
    await makePages(workshop, others, printedProgress(), (page) => pagesByAddress.set(page.address, page));
    const pages = addresses.flatMap((address) => pagesByAddress.get(address) ?? []);
    await writeOthers(client, pages, content, settings);
    await writeFile(join(staging, MANIFEST_FILE), `${JSON.stringify(manifestOf(pages, content), null, 1)}\n`);
    await linking;
    await writeRules(staging, pages, content, settings);
    await discard(await swapIn(staging, out));
    await cache.save(pages, stateOf, last);
    return { pages: pages.length, made: others.length };
  } finally {
    await Promise.allSettled([linking, cleaning]);
    await rm(staging, { recursive: true, force: true });
  }
}

/** Takes over the files of pages of the last site, while other work goes on. */
function takeFiles(pages: readonly MadePage[], from: string, to: string): Promise<void> {
  const files = pages.flatMap((page) => page.files);
  return inOneThread<FilesToLink>('renderer/build/link-files', { from, to, files });
}

/** Work that goes on meanwhile. Whoever waits for it hears of its errors, however much later. */
function heardLater(work: Promise<void>): Promise<void> {
  work.catch(() => undefined);
  return work;
}

/** What stands on the site beside its pages. */
async function writeOthers(client: string, pages: readonly MadePage[], content: Content, settings: Settings) {
  const media = join(contentRoot(), 'media');
  if (existsSync(media)) await cp(media, join(client, 'media'), { recursive: true });
  await removeUnusedAssets(client, pages);
  for (const leftover of ['manifest.json', 'vite-plugin-ssr.json']) await rm(join(client, leftover), { force: true });
  await writeFound(client, content, settings);
}

/** What must be known of the whole site: that no link is dead, and what hosts are told of each file. */
async function writeRules(staging: string, pages: readonly MadePage[], content: Content, settings: Settings) {
  const files = await siteFiles(join(staging, 'client'));
  const deadLinks = findDeadLinks(files, pages);
  if (deadLinks.length > 0) reportDeadLinks(deadLinks, content);
  // A browser keeps an anchor to itself: no host can redirect it, see with-former-anchors.ts.
  const moved = content.redirects.filter(({ from }) => !from.includes('#'));
  await writeHostFiles(staging, files, settings, moved);
}

/** @throws Error unless the site is of a past day: then what links to a later article is dead, and not by mistake */
function reportDeadLinks(deadLinks: readonly string[], { today }: Content) {
  const report = ['The built pages have dead links:', ...deadLinks].join('\n  ');
  if (today >= realDay()) throw new Error(report);
  console.warn(`Warning: ${report}`);
}
