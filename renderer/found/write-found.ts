import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentRoot } from '../content/root';
import type { Content } from '../content/schema/content';
import type { Settings } from '../settings';
import { feeds } from './feeds';
import { lastChanges } from './last-changes';
import { llms } from './llms';
import { manifest } from './manifest';
import { markdownAddressOf } from './markdown-address';
import { markdownTwin } from './markdown-twin';
import { robots } from './robots';
import { sitemap } from './sitemap';

/**
 * Writes what search engines, feed readers, phones and language models look for beside the pages.
 * @param client the folder of the built site; its pages stand there already
 */
export async function writeFound(client: string, content: Content, { SITE_URL: siteUrl }: Settings) {
  const facts = { content, siteUrl };
  const files = new Map([
    ['/robots.txt', robots(siteUrl)],
    ...sitemap(facts, await lastChanges(contentRoot())),
    ['/manifest.webmanifest', manifest(content.site)],
    ['/llms.txt', llms(facts)],
    ...(await feeds(facts)),
  ]);
  for (const entry of content.entries.values()) {
    const html = await readFile(join(client, entry.address === '/' ? 'index.html' : `${entry.address}.html`), 'utf8');
    files.set(markdownAddressOf(entry), await markdownTwin(entry, html, facts));
  }
  for (const [address, text] of files) {
    await mkdir(dirname(join(client, address)), { recursive: true });
    await writeFile(join(client, address), text);
  }
}
