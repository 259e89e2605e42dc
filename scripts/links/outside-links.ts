import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { glob } from 'tinyglobby';
import { addressOfHtmlFile } from '../../renderer/content/schema/urls';

/**
 * The links to other sites in the pages of a built site, each with the addresses of its pages. An anchor is no other page.
 * @param client the folder of the pages
 * @param siteUrl the address of the site, whose own pages the check of the content covers
 */
export async function outsideLinks(client: string, siteUrl: string): Promise<Map<string, string[]>> {
  const own = new URL(siteUrl).host;
  const links = new Map<string, string[]>();
  for (const name of (await glob('**/*.html', { cwd: client })).sort()) {
    const root = parse(await readFile(join(client, name), 'utf8'));
    const targets = root.querySelectorAll('body a[href]').map((link) => link.getAttribute('href') ?? '');
    for (const target of new Set(targets)) {
      if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) continue;
      const url = new URL(target);
      url.hash = '';
      if (url.host !== own) links.set(url.href, [...(links.get(url.href) ?? []), addressOfHtmlFile(`/${name}`)]);
    }
  }
  return links;
}
