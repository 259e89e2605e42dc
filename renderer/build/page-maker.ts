import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderPage } from 'vite-plugin-ssr/server';
import { handOver } from '../content/checked-content';
import type { AnyEntry, Content } from '../content/schema/content';
import { markdownAddressOf } from '../found/markdown-address';
import { markdownTwin } from '../found/markdown-twin';
import type { Settings } from '../settings';
import { type SocialImages, socialImages } from '../social/social-images';
import { addressesIn, anchorsIn } from './links-of-html';
import { NotedContent, type Part } from './noted-content';
import { withIntegrity } from './with-integrity';
import { withScriptForIslands } from './with-script-for-islands';

/** What the making of pages needs, in whichever thread it happens. */
export interface Workshop {
  content: Content;
  settings: Settings;
  /** The folder of the bundled code. */
  bundle: string;
  /** The folder where the files of the pages are put. */
  client: string;
  withSocialImages: boolean;
}

/** A page and what was learnt while it was made. */
export interface MadePage {
  address: string;
  /** The parts of the content that it depends on. */
  parts: Part[];
  /** Its files inside client/: the document first. */
  files: string[];
  /** What it links to and loads. */
  links: string[];
  /** What can be linked to in it. */
  anchors: string[];
}

/** The address of the page for unknown addresses, which no content file makes. */
export const NOT_FOUND = '/404';

/**
 * Opens a workshop: loads the bundled code, which then makes one page at a time.
 * @returns makes the page of an address and writes its files; throws an Error that names the page where it can't
 */
export async function pageMaker(workshop: Workshop): Promise<(address: string) => Promise<MadePage>> {
  const { content, bundle, client, settings } = workshop;
  const noted = new NotedContent(content);
  handOver(noted.content);
  await import(join(bundle, 'server', 'importBuild.cjs'));
  const withHashes = withIntegrity(join(bundle, 'client'));
  const images = workshop.withSocialImages ? await socialImages(noted.content) : undefined;

  return async (address) => {
    noted.take();
    const html = withHashes(withScriptForIslands(await documentOf(address)));
    const files: Files = [[fileOf(address), html]];
    const entry = noted.content.entries.get(address);
    if (entry) files.push(...(await filesBeside(entry, html, noted.content, settings, images)));
    for (const [file, data] of files) {
      await mkdir(dirname(join(client, file)), { recursive: true });
      await writeFile(join(client, file), data);
    }
    return {
      address,
      parts: noted.take(),
      files: files.map(([file]) => file),
      links: addressesIn(html),
      anchors: anchorsIn(html),
    };
  };
}

type Files = [file: string, data: string | Uint8Array][];

async function filesBeside(
  entry: AnyEntry,
  html: string,
  content: Content,
  { SITE_URL: siteUrl }: Settings,
  images?: SocialImages,
): Promise<Files> {
  const twin = await markdownTwin(entry, html, { content, siteUrl });
  return [[markdownAddressOf(entry).slice(1), twin], ...((await images?.of(entry)) ?? [])];
}

async function documentOf(address: string): Promise<string> {
  const { errorWhileRendering, httpResponse } = await renderPage({ urlOriginal: address });
  const isAsAsked = httpResponse?.statusCode === (address === NOT_FOUND ? 404 : 200);
  if (errorWhileRendering || !isAsAsked) {
    throw new Error(`The page ${address} can't be rendered`, { cause: errorWhileRendering });
  }
  return httpResponse.body;
}

function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}
