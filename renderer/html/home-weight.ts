import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Where a page shows the weight of the home page; components/sections/site-figures draws it. */
const PLACE = /(<data value="home-weight">)[^<]*/;

export function showsHomeWeight(html: string): boolean {
  return PLACE.test(html);
}

/** Inserts the weight of the home page into a page. */
export function fillHomeWeight(html: string, weight: string): string {
  return html.replace(PLACE, (_, place: string) => place + weight);
}

/**
 * The weight of the home page: the bytes that load before any interaction, compressed as hosts do.
 * @param home the finished document of the home page
 * @param client the folder in which its styles, fonts and scripts are
 */
export async function homeWeight(home: string, client: string): Promise<string> {
  const files = (await assetsOf(home)).map((file) => readFileSync(join(client, file)));
  const bytes = [Buffer.from(home), ...files].map((data) => Math.min(data.length, gzipSync(data).length));
  return `${Math.ceil(bytes.reduce((total, each) => total + each, 0) / 1024)} KB`;
}

/** The files that a document loads at once. */
async function assetsOf(html: string): Promise<string[]> {
  // Loaded on demand: a single page needs it.
  const { parseHtml } = await import('./parse-html');
  const document = parseHtml(html);
  const links = document.querySelectorAll(
    'link[rel=stylesheet], link[rel=preload], link[rel=modulepreload], script[src]',
  );
  const addresses = links.flatMap((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? []);
  return [...new Set(addresses.filter((address) => address.startsWith('/assets/')))];
}
