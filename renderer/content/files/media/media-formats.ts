const MEGABYTE = 1_000_000;

/** The kind of a media file, which decides how it is checked. */
export type MediaKind = 'picture' | 'drawing' | 'document' | 'archive';

export interface MediaFormat {
  /** Its name for editors. */
  name: string;
  kind: MediaKind;
  /** Its file extensions. The first is the usual one. */
  endings: readonly string[];
  /** The first bytes of its files, one character per byte. */
  start: RegExp;
  /** The largest file that is opened at all, in bytes. */
  mostBytes: number;
}

const LARGEST = 20 * MEGABYTE;

/** The formats allowed in content/media: what browsers show without running anything, and what visitors download. */
export const formats: readonly MediaFormat[] = [
  { name: 'PNG', kind: 'picture', endings: ['png'], start: /^\x89PNG\r\n\p{Cc}\n/u, mostBytes: LARGEST },
  { name: 'JPEG', kind: 'picture', endings: ['jpg', 'jpeg'], start: /^\xff\xd8\xff/, mostBytes: LARGEST },
  { name: 'GIF', kind: 'picture', endings: ['gif'], start: /^GIF8[79]a/, mostBytes: LARGEST },
  { name: 'WebP', kind: 'picture', endings: ['webp'], start: /^RIFF[\s\S]{4}WEBP/, mostBytes: LARGEST },
  { name: 'AVIF', kind: 'picture', endings: ['avif'], start: /^[\s\S]{4}ftypavi[fs]/, mostBytes: LARGEST },
  {
    name: 'SVG',
    kind: 'drawing',
    endings: ['svg'],
    start: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|(?:\w+:)?svg[\s>])/,
    mostBytes: MEGABYTE,
  },
  { name: 'PDF', kind: 'document', endings: ['pdf'], start: /^%PDF-\d\.\d/, mostBytes: LARGEST },
  { name: 'ZIP', kind: 'archive', endings: ['zip'], start: /^PK\p{Cc}{2}/u, mostBytes: LARGEST },
];

/** No screen shows more than this, and a browser needs 200 MB for it. */
export const MOST_PIXELS = 50_000_000;

/** All frames of an animation together. */
export const MOST_PIXELS_OF_ANIMATION = 5 * MOST_PIXELS;

/** The extensions of all formats, for messages. */
export const allEndings = formats.flatMap(({ endings }) => endings);

/** The format for the extension of a name, in any capitalization; undefined if the site does not support it. */
export function formatOf(name: string): MediaFormat | undefined {
  const ending = endingOf(name).toLowerCase();
  return formats.find(({ endings }) => endings.includes(ending));
}

/** What follows the last dot of a name, '' where it has none. */
export function endingOf(name: string): string {
  return /\.([^./]*)$/.exec(name)?.[1] ?? '';
}
