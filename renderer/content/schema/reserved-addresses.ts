import { canonicalPath } from './canonical-path';
import type { Entry } from './content';
import type { SiteDefinition } from './define-site';
import { isPageOfList, type Listing } from './list-pages';
import { pageOfFeed } from './urls';

/** The folders of the build and of media files: no page can be below them. */
const FOLDERS = ['/assets/', '/social/', '/media/'];

/** Folders whose files are unknown before the build. */
const UNKNOWN_FILES = /^\/(?:assets|social)\//;

/** What the build writes at the root of the site, beside the pages and the files of public/. */
const ROOT_FILES = new Set([
  '/.well-known/security.txt',
  '/404',
  '/_headers',
  '/_redirects',
  '/llms.txt',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/speculation-rules.json',
]);

/** The parts of a sitemap that is too long for one file. */
const SITEMAP_PART = /^\/sitemap-\d+\.xml$/;

type Pages = Pick<ReadonlyMap<string, Entry>, 'get' | 'has'>;

/** Whether an address is in a folder that is not for pages. */
export function isInReservedFolder(address: string): boolean {
  return FOLDERS.some((folder) => address.startsWith(folder));
}

/**
 * What the site has at an address: a page, or a file that the build writes. Undefined if the address is free.
 * @param path any spelling of the address; hosts ignore case
 * @param entries the pages, by their addresses
 * @param site its lists reserve addresses for their further pages
 */
export function ownerOf(
  path: string,
  entries: Pages,
  site: Listing & Pick<SiteDefinition, 'feeds' | 'outputs'>,
): string | undefined {
  const address = canonicalPath(path);
  if (address === '/index') return 'the home page';
  if (entries.has(address)) return 'a page';
  if (isPageOfList(address, entries, site)) return 'a page of the list above it';
  if (address.endsWith('.md') && hasMarkdownCopy(address, entries, site)) return 'the Markdown copy of a page';
  if (pageOfFeed(address, site.feeds) !== undefined) return 'a feed';
  if (UNKNOWN_FILES.test(address)) return 'in a folder that the build fills by itself';
  if (ROOT_FILES.has(address) || SITEMAP_PART.test(address) || isWritten(address, site))
    return 'a file that the build writes';
  return undefined;
}

/** Whether a site writes a file itself. */
export function isWritten(address: string, { outputs }: Pick<SiteDefinition, 'outputs'>): boolean {
  return outputs.some(({ addresses }) => addresses.includes(address));
}

function hasMarkdownCopy(address: string, entries: Pages, listing: Listing): boolean {
  const page = address.slice(0, -'.md'.length);
  return page === '/index' || entries.has(page) || isPageOfList(page, entries, listing);
}
