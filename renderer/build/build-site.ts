import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build, createLogger, type Logger } from 'vite';
import { prerender } from 'vite-plugin-ssr/prerender';
import { realDay } from '../content/build-day';
import { contentRoot } from '../content/root';
import type { Content } from '../content/schema/content';
import { writeFound } from '../found/write-found';
import { writeHostFiles } from '../host/write-host-files';
import { type Settings, settingWarnings } from '../settings';
import { writeSocialImages } from '../social/write-social-images';
import { findDeadLinks } from './find-dead-links';
import { removeUnusedAssets } from './remove-unused-assets';
import { withIntegrity } from './with-integrity';
import { withScriptForIslands } from './with-script-for-islands';

/**
 * Bundles, prerenders and checks the site in a staging folder, then swaps it in.
 * @param out the folder of the finished site, absolute; the pages are in its client/, what hosts read in its hosts/
 * @param content the content that the pages are made of
 * @returns how many pages were written
 * @throws Error where the bundler fails, a social image can't be made or a link is dead; `out` is then as before
 */
export async function buildSite(out: string, content: Content, settings: Settings): Promise<number> {
  for (const warning of settingWarnings(settings)) console.warn(`Warning: ${warning}`);
  // The server bundle imports from node_modules by relative path, so it is staged inside the project.
  const staging = resolve(`dist.${process.pid}`);
  try {
    const config = { build: { outDir: staging, emptyOutDir: true }, customLogger: quietLogger() };
    await build(config);
    await build({ ...config, build: { ...config.build, ssr: true } });
    const client = join(staging, 'client');
    const pages = await writePages(config, withIntegrity(client));
    const media = join(contentRoot(), 'media');
    if (existsSync(media)) await cp(media, join(client, 'media'), { recursive: true });
    await removeUnusedAssets(client);
    for (const leftover of ['client/manifest.json', 'client/vite-plugin-ssr.json', 'assets.json', 'server']) {
      await rm(join(staging, leftover), { recursive: true, force: true });
    }
    await writeFound(client, content, settings);
    await writeSocialImages(client, content);
    const deadLinks = await findDeadLinks(client);
    if (deadLinks.length > 0) reportDeadLinks(deadLinks, content);
    // A browser keeps an anchor to itself: no host can redirect it, see with-former-anchors.ts.
    const moved = content.redirects.filter(({ from }) => !from.includes('#'));
    await writeHostFiles(staging, settings, moved);
    await swapIn(staging, out);
    return pages;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** @throws Error unless the site is of a past day: then what links to a later article is dead, and not by mistake */
function reportDeadLinks(deadLinks: readonly string[], { today }: Content) {
  const report = ['The built pages have dead links:', ...deadLinks].join('\n  ');
  if (today >= realDay()) throw new Error(report);
  console.warn(`Warning: ${report}`);
}

/** Without what the framework says about itself, which nobody who builds the site can do anything about. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  const { warn, warnOnce } = logger;
  const isNoise = (message: string) => /glob option "as"|renamed to Vike/.test(message);
  logger.warn = (message, options) => void (isNoise(message) || warn(message, options));
  logger.warnOnce = (message, options) => void (isNoise(message) || warnOnce(message, options));
  return logger;
}

interface Prerendered {
  _prerenderResult: { filePath: string; fileContent: string };
}

async function writePages(
  viteConfig: Parameters<typeof build>[0],
  complete: (html: string) => string,
): Promise<number> {
  let pages = 0;
  await prerender({
    viteConfig,
    async onPagePrerender({ _prerenderResult: { filePath, fileContent } }: Prerendered) {
      await mkdir(dirname(filePath), { recursive: true });
      await writeFile(filePath, complete(withScriptForIslands(fileContent)));
      pages += 1;
    },
  });
  return pages;
}

async function swapIn(staging: string, out: string) {
  const old = `${out}.old`;
  await rm(old, { recursive: true, force: true });
  await rename(out, old).catch(() => undefined);
  await rename(staging, out);
  await rm(old, { recursive: true, force: true });
}
