import { htmlFileOf } from '../../content/schema/urls';
import { percentDecode } from '../../content/text/percent-decode';
import type { PageRecord } from '../../html/rendered-page';

/** Links that are not paths on the site: they lead elsewhere, or to the page itself. */
const NO_PATH = /^(?:https?:|mailto:|tel:|data:|\?|$)/;

/**
 * Finds every link, anchor, script, style sheet and image of the built pages that does not exist.
 * @param siteFiles every file of the site, with a slash before its path
 * @param pages called several times: an array of all pages may need too much memory
 * @returns a line for each dead link: the page and the link
 */
export function findDeadLinks(siteFiles: readonly string[], pages: () => Iterable<PageRecord>): string[] {
  const files = new Set(siteFiles);
  const anchors = new Map<string, readonly string[]>();
  // Most links are on every page.
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

  /** Whether a link is dead, on any page. */
  function isDead(link: string): boolean {
    if (NO_PATH.test(link)) return false;
    // Links to anchors that the page itself has were already left out.
    if (link.startsWith('#')) return true;
    const [address = '', anchor] = link.split('#');
    const file = fileOf(percentDecode(address.split('?')[0] ?? ''));
    // The anchors of other files, such as #page=2 of a PDF, are unknown.
    const isLost = anchor !== undefined && anchors.get(file)?.includes(percentDecode(anchor)) === false;
    return !files.has(file) || isLost;
  }

  function fileOf(path: string): string {
    return files.has(path) ? path : htmlFileOf(path);
  }
}

function documentOf({ files }: PageRecord): string {
  return `/${files[0]}`;
}
