import type { MadePage } from './made-page';

/**
 * Every link, anchor, script, style sheet and picture of the built pages that leads nowhere.
 * @param siteFiles every file of the site, with a slash before its path
 * @returns a line each: the page, and what it links to
 */
export function findDeadLinks(siteFiles: readonly string[], pages: readonly MadePage[]): string[] {
  const files = new Set(siteFiles);
  const anchors = new Map(pages.map((page) => [documentOf(page), new Set(page.anchors)]));
  // Most links stand on every page.
  const known = new Map<string, boolean>();
  return pages.flatMap((page) =>
    page.links
      .filter((target) => isKnownDead(target, documentOf(page)))
      .map((target) => `${documentOf(page)} → ${target}`),
  );

  function isKnownDead(target: string, from: string): boolean {
    if (target.startsWith('#')) return isDead(target, from);
    const dead = known.get(target) ?? isDead(target, from);
    known.set(target, dead);
    return dead;
  }

  function isDead(target: string, from: string): boolean {
    if (/^(?:https?:|mailto:|tel:|data:)/.test(target)) return false;
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? from : fileOf(path.split('?')[0] ?? '');
    if (!files.has(file)) return true;
    return anchor !== undefined && anchors.get(file)?.has(anchor) !== true;
  }

  function fileOf(path: string): string {
    if (path === '/') return '/index.html';
    return files.has(path) ? path : `${path}.html`;
  }
}

function documentOf({ files }: MadePage): string {
  return `/${files[0]}`;
}
