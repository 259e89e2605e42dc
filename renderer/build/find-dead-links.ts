import type { MadePage } from './made-page';

/**
 * Every link, anchor, script, style sheet and picture of the built pages that leads nowhere.
 * @param siteFiles every file of the site, with a slash before its path
 * @returns a line each: the page, and what it links to
 */
export function findDeadLinks(siteFiles: readonly string[], pages: readonly MadePage[]): string[] {
  const files = new Set(siteFiles);
  const pagesByFile = new Map(pages.map((page) => [documentOf(page), page]));
  // Most links stand on every page.
  const alive = new Set<string>();
  const dead: string[] = [];
  for (const page of pages) {
    for (const target of page.links) {
      if (alive.has(target)) continue;
      if (isDead(target, page)) dead.push(`${documentOf(page)} → ${target}`);
      else if (!target.startsWith('#')) alive.add(target);
    }
  }
  return dead;

  function isDead(target: string, from: MadePage): boolean {
    if (/^(?:https?:|mailto:|tel:|data:)/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? documentOf(from) : fileOf(path.split('?')[0] ?? '');
    if (!files.has(file)) return true;
    return anchor !== undefined && pagesByFile.get(file)?.anchors.includes(anchor) !== true;
  }

  function fileOf(path: string): string {
    if (path === '/') return '/index.html';
    return files.has(path) ? path : `${path}.html`;
  }
}

function documentOf({ files }: MadePage): string {
  return `/${files[0]}`;
}
