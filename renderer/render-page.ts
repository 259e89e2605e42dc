import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyEntry, Content } from './content/schema/content';
import { markdownAddressOf } from './content/schema/markdown-address';
import { bodyCompiler } from './html/compile-mdx';
import { NotedContent, statesOf } from './html/dependency-tracking';
import { withScriptForIslands } from './html/island-script';
import { linksOfHtml } from './html/links-in-html';
import { handOver } from './html/render-context';
import { type NewPage, NOT_FOUND, type Workshop } from './html/rendered-page';
import { withIntegrity } from './html/subresource-integrity';
import { feedsOf } from './outputs/feeds/feeds';
import { markdownTwin } from './outputs/markdown-version';
import type { SocialImages } from './outputs/social-images/social-images';
import { hash } from './platform/hash';
import type { Settings } from './settings';
import { openFramework } from './vite/framework';

/**
 * Opens a workshop: loads the bundled code, which then makes one page at a time.
 * @returns makes the page of an address and writes its files; throws an Error that names the page where it can't
 */
export async function openWorkshop(workshop: Workshop): Promise<(address: string) => Promise<NewPage>> {
  const { content, bundle, client, settings } = workshop;
  const noted = new NotedContent(content);
  const stateOf = statesOf(content);
  handOver({ content: noted.content, settings, compileBody: bodyCompiler(noted.content) });
  const documentOf = await openFramework(bundle);
  const withHashes = withIntegrity(join(bundle, 'client'));
  // What draws them takes longest to load.
  const images = workshop.withSocialImages
    ? await (await import('./outputs/social-images/social-images')).socialImages(noted.content)
    : undefined;

  return async (address) => {
    noted.take();
    const html = withHashes(withScriptForIslands(await documentOf(address, address === NOT_FOUND ? 404 : 200)));
    const files: Files = [[fileOf(address), html]];
    const entry = noted.content.entries.get(address);
    if (entry) files.push(...(await filesBeside(entry, html, noted.content, settings, images)));
    // At once: a thread has nothing else to do meanwhile.
    for (const [file, data] of files) {
      mkdirSync(dirname(join(client, file)), { recursive: true });
      // A file that is there already may be that of the last site as well, which is linked.
      writeFileSync(join(client, file), data, { flag: 'wx' });
    }
    const parts = noted.take();
    return {
      address,
      hash: hash(html),
      parts,
      states: parts.map(stateOf),
      files: files.map(([file]) => file),
      ...linksOfHtml(html),
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
  const facts = { content, siteUrl };
  const texts = [[markdownAddressOf(entry), markdownTwin(entry, html, facts)], ...(await feedsOf(entry, facts))];
  return [
    ...texts.map(([path = '', text = '']): Files[number] => [path.slice(1), text]),
    ...((await images?.of(entry)) ?? []),
  ];
}

function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}
