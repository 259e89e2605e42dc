import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BROTLI_QUALITY, HOST_BROTLI_QUALITY } from '../platform/compress';

/** Where a page shows a weight: its own in the receipt in the footer, or the weight of the home page in a section of figures. */
const PLACES = /(<data value="(home-weight|page-\w+)">)[^<]*/g;

/** What loads before any interaction, in bytes as hosts send them: compressed with Brotli. */
export interface PageWeight {
  text: number;
  styles: number;
  typeface: number;
  scripts: number;
}

const kindOf: Record<string, keyof PageWeight> = { '.css': 'styles', '.woff2': 'typeface', '.js': 'scripts' };

/** Whether a page shows the weight of the home page. */
export function showsHomeWeight(html: string): boolean {
  return html.includes('<data value="home-weight">');
}

/**
 * Weighs the pages of a site.
 * @param client the folder with their styles, fonts, and scripts
 * @param isCompressed whether the build compresses the files, or leaves that to the host
 * @returns weighs a finished document
 */
export function pageScale(client: string, isCompressed: boolean): (html: string) => PageWeight {
  const { pages, shared } = isCompressed ? BROTLI_QUALITY : { pages: HOST_BROTLI_QUALITY, shared: HOST_BROTLI_QUALITY };
  const known = new Map<string, number>();
  const weightOf = (file: string) => {
    const weight = known.get(file) ?? compressedLength(readFileSync(join(client, file)), shared);
    known.set(file, weight);
    return weight;
  };
  return (html) => {
    const weight = { text: compressedLength(Buffer.from(html), pages), styles: 0, typeface: 0, scripts: 0 };
    for (const file of assetsOf(html)) {
      const kind = kindOf[extname(file)];
      if (kind) weight[kind] += weightOf(file);
    }
    return weight;
  };
}

/** Writes weights into their places. @param home the weight of the home page, for pages that show it */
export function fillWeights(html: string, own: PageWeight, home?: PageWeight): string {
  const shown: Record<string, string> = {
    'page-total': kilobytes(totalOf(own)),
    ...(home && { 'home-weight': `${Math.ceil(totalOf(home) / 1024)} KB` }),
  };
  for (const [kind, bytes] of Object.entries(own)) shown[`page-${kind}`] = kilobytes(bytes);
  return html.replace(PLACES, (whole, place: string, name: string) => {
    const weight = shown[name];
    return weight === undefined ? whole : place + weight;
  });
}

function totalOf(weight: PageWeight): number {
  return Object.values(weight).reduce((total, each) => total + each, 0);
}

function kilobytes(bytes: number): string {
  return bytes === 0 ? '0' : `${(bytes / 1024).toFixed(1)} KB`;
}

/** A font is compressed already. */
function compressedLength(data: Buffer, quality: number): number {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: data.length };
  const compressed = brotliCompressSync(data, { params });
  return Math.min(data.length, compressed.length);
}

/** The files that a document loads at once, from tags as React and the framework write them. */
function assetsOf(html: string): string[] {
  const tags = html.match(/<(?:script|link[^>]* rel="(?:stylesheet|preload|modulepreload)")[^>]*>/g) ?? [];
  const addresses = tags.flatMap((tag) => / (?:href|src)="(\/assets\/[^"]+)"/.exec(tag)?.[1] ?? []);
  return [...new Set(addresses)];
}
