import { htmlFileOf } from '../../renderer/content/schema/urls';
import { percentDecoded } from '../../renderer/content/text/percent-decoded';
import type { PageRecord } from '../../renderer/html/rendered-page';

/** What names no path on the site: it leads elsewhere, or to the page itself. */
const NO_PATH = /^(?:https?:|mailto:|tel:|data:|\?|$)/;

/**
 * Every link, anchor, script, style sheet and picture of the built pages that leads nowhere.
 * @param siteFiles every file of the site, with a slash before its path
 * @param pages goes through all pages, as often as it is called: all at once may be too much for the memory
 * @returns a line each: the page, and what it links to
 */
export function findDeadLinks(siteFiles: readonly string[], pages: () => Iterable<PageRecord>): string[] {
  const files = new Set(siteFiles);
  const anchors = new Map<string, readonly string[]>();
  // Most links stand on every page.
  const targets = new Set<string>();
  for (const page of pages()) {
    anchors.set(documentOf(page), page.anchors);
    for (const link of page.links) targets.add(link);
  }
  const dead = new Set([...targets].filter(isDead));
  const found: string[] = [];
  if (dead.size === 0) return found;
  for (const page of pages()) {
    for (const link of page.links.filter((each) => dead.has(each))) found.push(`${documentOf(page)} → ${link}`);
  }
  return found;

  /** Whether a link leads nowhere, from whichever page. */
  function isDead(link: string): boolean {
    if (NO_PATH.test(link)) return false;
    // The places that a page has itself are not among its links.
    if (link.startsWith('#')) return true;
    const [address = '', anchor] = link.split('#');
    const file = fileOf(percentDecoded(address.split('?')[0] ?? ''));
    // What a place in a file that is no page is called, such as #page=2 of a PDF, is not known.
    const isLost = anchor !== undefined && anchors.get(file)?.includes(percentDecoded(anchor)) === false;
    return !files.has(file) || isLost;
  }

  function fileOf(path: string): string {
    return files.has(path) ? path : htmlFileOf(path);
  }
}

function documentOf({ files }: PageRecord): string {
  return `/${files[0]}`;
}
