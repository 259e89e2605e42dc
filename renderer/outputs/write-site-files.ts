import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteDefinition } from '../content/schema/define-site';
import type { SiteFacts } from '../content/schema/page-facts';
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
  site: SiteDefinition,
  facts: SiteFacts,
  changes: ReadonlyMap<string, string>,
) {
  const { content, siteUrl } = facts;
  const files = new Map([
    ['/robots.txt', robots(siteUrl)],
    ['/.well-known/security.txt', securityTxt(facts, site)],
    ...sitemap(facts, changes),
    ['/manifest.webmanifest', manifest(content, site)],
    ['/llms.txt', llms(facts, site)],
    [SPECULATION_RULES, `${JSON.stringify(speculationRules, null, 2)}\n`],
  ]);
  for (const [address, text] of files) {
    await mkdir(dirname(join(client, address)), { recursive: true });
    await writeFile(join(client, address), text);
  }
}
