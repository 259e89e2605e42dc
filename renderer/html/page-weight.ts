import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { percentDecode } from '../content/text/percent-decode';
import { BROTLI_QUALITY, HOST_BROTLI_QUALITY } from '../platform/compress';
import { picturesAtOnce } from './pictures-at-once';

/** Where a page shows a weight: its own in the receipt in the footer, or the weight of the home page in a section of figures. */
const PLACES = /(<data value="(home-weight|page-\w+)">)[^<]*/g;

/** The row of the receipt for pictures. */
const PICTURE_ROW = /<div data-row="pictures">.*?<\/div>/;

/** What loads before any interaction, in bytes as hosts send them: compressed with Brotli. */
export interface PageWeight {
  text: number;
  styles: number;
  typeface: number;
  scripts: number;
  /** See picturesAtOnce(). */
  pictures: number;
}

const kindOf: Record<string, keyof PageWeight> = { '.css': 'styles', '.woff2': 'typeface', '.js': 'scripts' };

/** Whether a page shows the weight of the home page. */
export function showsHomeWeight(html: string): boolean {
  return html.includes('<data value="home-weight">');
}

/**
 * Weighs the pages of a site.
 * @param client the folder with their styles, fonts, scripts, and pictures that are published as they are
 * @param isCompressed whether the build compresses the files, or leaves that to the host
 * @param sizeOfVariant the bytes of a picture that is published in several sizes; undefined for other addresses
 * @returns weighs a finished document
 */
export function pageScale(
  client: string,
  isCompressed: boolean,
  sizeOfVariant: (address: string) => Promise<number | undefined>,
): (html: string) => Promise<PageWeight> {
  const { pages, shared } = isCompressed ? BROTLI_QUALITY : { pages: HOST_BROTLI_QUALITY, shared: HOST_BROTLI_QUALITY };
  const known = new Map<string, number>();
  const weightOf = (file: string) => {
    const weight = known.get(file) ?? compressedLength(readFileSync(join(client, file)), shared);
    known.set(file, weight);
    return weight;
  };
  return async (html) => {
    const weight = { text: 0, styles: 0, typeface: 0, scripts: 0, pictures: 0 };
    for (const address of picturesAtOnce(html))
      weight.pictures += (await sizeOfVariant(address)) ?? weightOf(percentDecode(address));
    weight.text = compressedLength(Buffer.from(withoutEmptyRow(html, weight)), pages);
    for (const file of assetsOf(html)) {
      const kind = kindOf[extname(file)];
      if (kind) weight[kind] += weightOf(file);
    }
    return weight;
  };
}

/**
 * Writes weights into their places. Where no picture is loaded, the receipt has no row for them.
 * @param home the weight of the home page, for pages that show it
 */
export function fillWeights(html: string, own: PageWeight, home?: PageWeight): string {
  const shown: Record<string, string> = {
    'page-total': kilobytes(totalOf(own)),
    ...(home && { 'home-weight': `${Math.ceil(totalOf(home) / 1024)} KB` }),
  };
  for (const [kind, bytes] of Object.entries(own)) shown[`page-${kind}`] = kilobytes(bytes);
  return withoutEmptyRow(html, own).replace(PLACES, (whole, place: string, name: string) => {
    const weight = shown[name];
    return weight === undefined ? whole : place + weight;
  });
}

function withoutEmptyRow(html: string, { pictures }: PageWeight): string {
  return pictures === 0 ? html.replace(PICTURE_ROW, '') : html;
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
