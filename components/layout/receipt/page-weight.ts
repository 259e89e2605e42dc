import type { FinishedPage } from 'sitewright';
import { picturesAtOnce } from './pictures-at-once';

/** Where a page shows a weight: its own in the receipt in the footer, or the weight of the home page in a section of figures. */
const PLACES = /(<data value="(home-weight|page-\w+)">)[^<]*/g;

const HOME_PLACE = '<data value="home-weight">';

/** The row of the receipt for pictures. */
const PICTURE_ROW = /<div data-row="pictures">.*?<\/div>/;

/** What loads before any interaction, in bytes as hosts send them. */
export interface PageWeight {
  text: number;
  styles: number;
  typeface: number;
  scripts: number;
  /** See picturesAtOnce(). */
  pictures: number;
}

const kindOf: Record<string, keyof PageWeight> = { css: 'styles', woff2: 'typeface', js: 'scripts' };

/** Writes the weight of a page into its receipt, and that of the home page where it is shown. */
export async function withWeights(page: FinishedPage): Promise<(html: string) => string> {
  const home = page.html.includes(HOME_PLACE) ? await weightOf(await page.documentAt('/'), page) : undefined;
  const own = await weightOf(page.html, page);
  return (html) => fillWeights(html, own, home);
}

/** What a document and the files that it loads at once weigh. */
export async function weightOf(
  html: string,
  { bytesOf, bytesOfDocument }: Pick<FinishedPage, 'bytesOf' | 'bytesOfDocument'>,
): Promise<PageWeight> {
  const weight = { text: 0, styles: 0, typeface: 0, scripts: 0, pictures: 0 };
  for (const address of picturesAtOnce(html)) weight.pictures += await bytesOf(address);
  weight.text = bytesOfDocument(withoutEmptyRow(html, weight));
  for (const file of assetsOf(html)) {
    const kind = kindOf[file.split('.').at(-1) ?? ''];
    if (kind) weight[kind] += await bytesOf(file);
  }
  return weight;
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

/** The files that a document loads at once, from tags as React and the framework write them. */
function assetsOf(html: string): string[] {
  const tags = html.match(/<(?:script|link[^>]* rel="(?:stylesheet|preload|modulepreload)")[^>]*>/g) ?? [];
  const addresses = tags.flatMap((tag) => / (?:href|src)="(\/assets\/[^"]+)"/.exec(tag)?.[1] ?? []);
  return [...new Set(addresses)];
}
