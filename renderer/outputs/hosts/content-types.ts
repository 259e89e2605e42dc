import { extname } from 'node:path';
import { feedFormats, feedLists, feedsAt } from '../../content/schema/urls';
import { SPECULATION_RULES } from './security-headers';

/** The content type of each kind of file on the site, by its extension. */
export const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** Files whose extension does not tell their type. */
export const specialTypes: Record<string, string> = {
  [SPECULATION_RULES]: 'application/speculationrules+json',
  ...Object.fromEntries(
    Object.keys(feedLists).flatMap((list) =>
      feedsAt(list).map(({ format, address }) => [address, feedFormats[format].type]),
    ),
  ),
};

export const UNKNOWN_TYPE = 'application/octet-stream';

/** Kinds of files that compress well; the others are compressed already. */
const compressible = ['html', 'css', 'js', 'json', 'webmanifest', 'xml', 'txt', 'md', 'svg'];

/** The type of a file, by its path inside the site. */
export function contentTypeOf(file: string): string {
  return specialTypes[file] ?? contentTypes[endingOf(file)] ?? UNKNOWN_TYPE;
}

export function isCompressible(file: string): boolean {
  return compressible.includes(endingOf(file));
}

/** The types of files that compress well, each once. */
export function compressibleTypes(): string[] {
  const files = [...compressible.map((ending) => `any.${ending}`), ...Object.keys(specialTypes)];
  return [...new Set(files.filter(isCompressible).map((file) => withoutCharset(contentTypeOf(file))))];
}

export function withoutCharset(type: string): string {
  return type.replace(/;.*/, '');
}

function endingOf(file: string): string {
  return extname(file).slice(1);
}
