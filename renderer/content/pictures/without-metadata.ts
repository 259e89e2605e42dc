import { avifWithoutMetadata } from './metadata/avif';
import { gifWithoutMetadata } from './metadata/gif';
import { jpegWithoutMetadata } from './metadata/jpeg';
import { pngWithoutMetadata } from './metadata/png';
import { webpWithoutMetadata } from './metadata/webp';

/** Each format by its first bytes, one character per byte. */
const FORMATS: [start: RegExp, remove: (bytes: Buffer) => Buffer][] = [
  [/^\xff\xd8\xff/, jpegWithoutMetadata],
  [/^\x89PNG/, pngWithoutMetadata],
  [/^RIFF[\s\S]{4}WEBP/, webpWithoutMetadata],
  [/^GIF8[79]a/, gifWithoutMetadata],
  [/^[\s\S]{4}ftypavi[fs]/, avifWithoutMetadata],
];

/**
 * A picture without what a camera or a program wrote about it: no position, names, dates, or smaller pictures. Its pixels, its
 * color profile, and which side is up stay as they are.
 * @param bytes of a JPEG, PNG, WebP, GIF, or AVIF file that the check has accepted; all other files are returned unchanged
 */
export function withoutMetadata(bytes: Buffer): Buffer {
  const start = bytes.toString('latin1', 0, 12);
  const [, remove] = FORMATS.find(([pattern]) => pattern.test(start)) ?? [];
  return remove ? remove(bytes) : bytes;
}
