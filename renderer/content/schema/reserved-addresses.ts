import { canonicalPath } from './canonical-path';
import type { Content } from './content';
import { isPageOfList } from './list-pages';
import { feedLists, feedsAt } from './urls';

/** Folders that the build fills, and that of media files: no page can be below them. */
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

const feeds = new Set(
  Object.keys(feedLists)
    .flatMap(feedsAt)
    .map(({ address }) => address),
);

type Pages = Pick<Content['entries'], 'get' | 'has'>;

/** Whether an address is in a folder that is not for pages. */
export function isInReservedFolder(address: string): boolean {
  return FOLDERS.some((folder) => address.startsWith(folder));
}

/**
 * What the site has at an address: a page, or a file that the build writes. Undefined if the address is free.
 * @param path any spelling of the address; hosts ignore case
 * @param entries the pages, by their addresses
 */
export function ownerOf(path: string, entries: Pages): string | undefined {
  const address = canonicalPath(path);
  if (address === '/index') return 'the home page';
  if (entries.has(address)) return 'a page';
  if (isPageOfList(address, entries)) return 'a page of the list above it';
  if (address.endsWith('.md') && hasMarkdownCopy(address, entries)) return 'the Markdown copy of a page';
  if (feeds.has(address)) return 'a feed';
  if (UNKNOWN_FILES.test(address)) return 'in a folder that the build fills by itself';
  if (ROOT_FILES.has(address) || SITEMAP_PART.test(address)) return 'a file that the build writes';
  return undefined;
}

function hasMarkdownCopy(address: string, entries: Pages): boolean {
  const page = address.slice(0, -'.md'.length);
  return page === '/index' || entries.has(page) || isPageOfList(page, entries);
}
