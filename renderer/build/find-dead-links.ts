import type { MadePage } from './made-page';

/** What leads off the site, or to a place of the same page. */
const IS_ELSEWHERE = /^(?:https?:|mailto:|tel:|data:|[#?]|$)/;

/** The pages of a site, of which most link to the same. */
export interface LinkedPages {
  /** Goes through all pages. */
  each(): Iterable<MadePage>;
  /** The page of an address. */
  of(address: string): MadePage | undefined;
  /** All that they link to and load. */
  links(): readonly string[];
}

/**
 * Every link, anchor, script, style sheet and picture of the built pages that leads nowhere.
 * @param siteFiles every file of the site, with a slash before its path
 * @returns a line each: the page, and what it links to
 */
export function findDeadLinks(siteFiles: readonly string[], pages: LinkedPages): string[] {
  const files = new Set(siteFiles);
  const addresses = new Map<string, string>();
  for (const page of pages.each()) addresses.set(documentOf(page), page.address);
  const deadTargets = new Set(pages.links().filter(isDead));
  const found: string[] = [];
  for (const page of pages.each()) {
    const isLost = (link: string) =>
      link.startsWith('#') ? !page.anchors.includes(link.slice(1)) : deadTargets.has(link);
    for (const link of page.links.filter(isLost)) found.push(`${documentOf(page)} → ${link}`);
  }
  return found;

  /** Whether a link to elsewhere on the site leads nowhere. */
  function isDead(target: string): boolean {
    if (!target.startsWith('/')) return !IS_ELSEWHERE.test(target);
    const [path = '', anchor] = target.split('#');
    const file = fileOf(path.split('?')[0] ?? '');
    if (!files.has(file)) return true;
    return anchor !== undefined && pages.of(addresses.get(file) ?? '')?.anchors.includes(anchor) !== true;
  }

  function fileOf(path: string): string {
    if (path === '/') return '/index.html';
    return files.has(path) ? path : `${path}.html`;
  }
}

function documentOf({ files }: MadePage): string {
  return `/${files[0]}`;
}
