import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { glob } from 'tinyglobby';

/**
 * Every link, anchor, script, style sheet and picture of the built pages that leads nowhere.
 * @param client the folder of the built site
 * @returns a line each: the page, and what it links to
 */
export async function findDeadLinks(client: string): Promise<string[]> {
  const files = new Set((await glob('**/*', { cwd: client, dot: true })).map((file) => `/${file}`));
  const pages = new Map<string, HTMLElement>();
  for (const file of files) {
    if (file.endsWith('.html')) pages.set(file, parse(await readFile(join(client, file), 'utf8')));
  }
  const anchors = new Map([...pages].map(([file, page]) => [file, idsOf(page)]));
  return [...pages].flatMap(([file, page]) =>
    targetsOf(page)
      .filter((target) => isDead(target, file))
      .map((target) => `${file} → ${target}`),
  );

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

function idsOf(page: HTMLElement): Set<string> {
  return new Set(page.querySelectorAll('[id]').map((element) => element.id));
}

function targetsOf(page: HTMLElement): string[] {
  const elements = page.querySelectorAll('a[href], link[href]:not([rel=canonical]), script[src], img[src]');
  return elements.flatMap((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? []);
}
