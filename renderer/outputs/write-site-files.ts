import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteDefinition } from '../content/schema/define-site';
import type { SiteFacts } from '../content/schema/page-facts';
import type { MediaOnPage } from '../html/media-in-html';
import { SPECULATION_RULES } from './hosts/security-headers';
import { llms } from './llms';
import { securityTxt } from './security-txt';
import { sitemap } from './sitemap';
import { manifest } from './web-manifest';

/**
 * The pages that browsers may prefetch: those of this site, once the pointer rests on their link or presses it
 * (moderate eagerness). They are fetched, not run, so that a form's draft is never read by a hidden page.
 * Downloads and feeds are not pages. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }, { not: { selector_matches: '[download]' } }],
      },
      eagerness: 'moderate',
    },
  ],
};

type Files = [address: string, text: string][];

/**
 * Writes what search engines, browsers, phones, language models and security researchers look for on the site as a whole.
 * @param client the folder of the built site
 */
export async function writeSiteFiles(client: string, site: SiteDefinition, facts: SiteFacts) {
  const { content, siteUrl } = facts;
  await writeFiles(client, [
    ['/robots.txt', robots(siteUrl)],
    ['/.well-known/security.txt', securityTxt(facts, site)],
    ['/manifest.webmanifest', manifest(content, site)],
    ['/llms.txt', llms(facts, site)],
    [SPECULATION_RULES, `${JSON.stringify(speculationRules, null, 2)}\n`],
  ]);
}

/**
 * Writes the sitemap, once it is known what pages show.
 * @param changes when each content file was last committed, by its path in the content folder
 * @param shown what pages show of content/media, by their addresses
 */
export async function writeSitemap(
  client: string,
  facts: SiteFacts,
  changes: ReadonlyMap<string, string>,
  shown: ReadonlyMap<string, MediaOnPage>,
) {
  await writeFiles(client, sitemap(facts, changes, shown));
}

async function writeFiles(client: string, files: Files) {
  for (const [address, text] of files) {
    await mkdir(dirname(join(client, address)), { recursive: true });
    await writeFile(join(client, address), text);
  }
}

/** robots.txt allows everything, even on a preview: crawlers must read its pages to see their noindex. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
