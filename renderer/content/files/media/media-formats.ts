import { LARGEST_CAPTIONS, LARGEST_MEDIA, LARGEST_PICTURE, LARGEST_SVG, LARGEST_VIDEO } from '../limits';

/** The kind of a media file, which decides how it is checked. */
export type MediaKind = 'picture' | 'drawing' | 'video' | 'captions' | 'document' | 'archive';

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

/** The formats allowed in content/media: what browsers show without running anything, and what visitors download. */
export const formats: readonly MediaFormat[] = [
  { name: 'PNG', kind: 'picture', endings: ['png'], start: /^\x89PNG\r\n\p{Cc}\n/u, mostBytes: LARGEST_PICTURE },
  { name: 'JPEG', kind: 'picture', endings: ['jpg', 'jpeg'], start: /^\xff\xd8\xff/, mostBytes: LARGEST_PICTURE },
  { name: 'GIF', kind: 'picture', endings: ['gif'], start: /^GIF8[79]a/, mostBytes: LARGEST_PICTURE },
  { name: 'WebP', kind: 'picture', endings: ['webp'], start: /^RIFF[\s\S]{4}WEBP/, mostBytes: LARGEST_PICTURE },
  { name: 'AVIF', kind: 'picture', endings: ['avif'], start: /^[\s\S]{4}ftypavi[fs]/, mostBytes: LARGEST_PICTURE },
  {
    name: 'SVG',
    kind: 'drawing',
    endings: ['svg'],
    start: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|(?:\w+:)?svg[\s>])/,
    mostBytes: LARGEST_SVG,
  },
  // Of the same boxes: pictures (AVIF, HEIC), and QuickTime, which few browsers play.
  {
    name: 'MP4',
    kind: 'video',
    endings: ['mp4'],
    start: /^[\s\S]{4}ftyp(?!avi[fs]|hei|hev|mif|msf|qt )/,
    mostBytes: LARGEST_VIDEO,
  },
  { name: 'WebM', kind: 'video', endings: ['webm'], start: /^\p{Cc}E\xdf\xa3/u, mostBytes: LARGEST_VIDEO },
  {
    name: 'WebVTT',
    kind: 'captions',
    endings: ['vtt'],
    start: /^(?:\xef\xbb\xbf)?WEBVTT(?:\s|$)/,
    mostBytes: LARGEST_CAPTIONS,
  },
  { name: 'PDF', kind: 'document', endings: ['pdf'], start: /^%PDF-\d\.\d/, mostBytes: LARGEST_MEDIA },
  { name: 'ZIP', kind: 'archive', endings: ['zip'], start: /^PK\p{Cc}{2}/u, mostBytes: LARGEST_MEDIA },
];

/** The extensions of all formats, for messages. */
export const allEndings = formats.flatMap(({ endings }) => endings);

/** The format for the extension of a name, in any capitalization; undefined if the site does not support it. */
export function formatOf(name: string): MediaFormat | undefined {
  const ending = endingOf(name).toLowerCase();
  return formats.find(({ endings }) => endings.includes(ending));
}

/** What follows the last dot of a name; '' without a dot. */
export function endingOf(name: string): string {
  return /\.([^./]*)$/.exec(name)?.[1] ?? '';
}
