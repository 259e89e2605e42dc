import { dirname, extname } from 'node:path/posix';
import { feedFormats, feedsAt } from '../../content/schema/urls';
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
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

/** The types of feeds, by the names of their files. */
const feedTypes: ReadonlyMap<string, string> = new Map(
  Object.values(feedFormats).map(({ file, type }) => [`/${file}`, type]),
);

const SPECULATION_TYPE = 'application/speculationrules+json';

/** Files whose extension does not tell their type, with the type. @param files of the site */
export function specialTypesOf(files: readonly string[]): [file: string, type: string][] {
  const pages = new Set(files.filter((file) => feedTypes.has(nameOf(file))).map((file) => dirname(file)));
  const feeds = [...pages].sort().flatMap(feedsAt);
  return [
    [SPECULATION_RULES, SPECULATION_TYPE],
    ...feeds.map(({ format, address }): [string, string] => [address, feedFormats[format].type]),
  ];
}

export const UNKNOWN_TYPE = 'application/octet-stream';

/** Kinds of files that compress well; all others are already compressed. */
const compressible = ['html', 'css', 'js', 'json', 'webmanifest', 'xml', 'txt', 'md', 'svg', 'vtt'];

/** The type of a file, by its path inside the site. */
export function contentTypeOf(file: string): string {
  if (file === SPECULATION_RULES) return SPECULATION_TYPE;
  return feedTypes.get(nameOf(file)) ?? contentTypes[endingOf(file)] ?? UNKNOWN_TYPE;
}

export function isCompressible(file: string): boolean {
  return compressible.includes(endingOf(file));
}

/** The types of files that compress well, each once. */
export function compressibleTypes(): string[] {
  const files = [...compressible.map((ending) => `any.${ending}`), SPECULATION_RULES, ...feedTypes.keys()];
  return [...new Set(files.filter(isCompressible).map((file) => withoutCharset(contentTypeOf(file))))];
}

export function withoutCharset(type: string): string {
  return type.replace(/;.*/, '');
}

/** With the slash before it. */
function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/'));
}

function endingOf(file: string): string {
  return extname(file).slice(1);
}
