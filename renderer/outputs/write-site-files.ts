import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '../content/schema/content';
import type { Settings } from '../settings';
import { SPECULATION_RULES } from './hosts/security-headers';
import { speculationRules } from './hosts/speculation-rules';
import { llms } from './llms';
import { robots } from './robots';
import { securityTxt } from './security-txt';
import { sitemap } from './sitemap';
import { manifest } from './web-manifest';

/**
 * Writes what search engines, browsers, phones, language models and security researchers look for on the site as a whole.
 * @param client the folder of the built site
 * @param changes when each content file was last committed, by its path in the content folder
 */
export async function writeSiteFiles(
  client: string,
  content: Content,
  { SITE_URL: siteUrl }: Settings,
  changes: ReadonlyMap<string, string>,
) {
  const facts = { content, siteUrl };
  const files = new Map([
    ['/robots.txt', robots(siteUrl)],
    ['/.well-known/security.txt', securityTxt(content, siteUrl)],
    ...sitemap(facts, changes),
    ['/manifest.webmanifest', manifest(content.site)],
    ['/llms.txt', llms(facts)],
    [SPECULATION_RULES, `${JSON.stringify(speculationRules, null, 2)}\n`],
  ]);
  for (const [address, text] of files) {
    await mkdir(dirname(join(client, address)), { recursive: true });
    await writeFile(join(client, address), text);
  }
}
