import type { Metadata, Sharp } from 'sharp';
import { hasPosition } from '../../content/files/media/gps-position';
import { framesOf } from '../../content/files/media/picture-facts';
import { withoutMetadata } from '../../content/pictures/without-metadata';
import type { SharpLibrary } from '../../platform/load-sharp';
import { MOST_PIXELS, readHeic } from './read-heic';

/** In pixels. Twice the width of the page is less. */
const LONGEST_SIDE = 3_000;
const BOX = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;

/** A photo of an iPhone as the JPEG that the repository should have. */
export async function tidyHeic(bytes: Buffer, sharp: SharpLibrary): Promise<Buffer> {
  const picture = sharp(await readHeic(bytes, sharp), { limitInputPixels: false }).toColourspace('srgb');
  return picture.resize(BOX).jpeg({ quality: 90, mozjpeg: true }).toBuffer();
}

/** The file that a picture becomes, and what was done to it, in words. */
interface Tidied {
  bytes: Buffer;
  done: string[];
}

/** How a picture is written again: hardly smaller, since the build makes what visitors load from it. */
const encoders: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 90, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 90 }),
  heif: (picture) => picture.avif({ quality: 75 }),
};

/**
 * A picture as a repository should have it: no larger than pages need, upright, in the colors of screens, without metadata.
 * Its pixels change only if necessary.
 * @returns the same bytes if nothing has to change
 */
export async function tidyPicture(bytes: Buffer, sharp: SharpLibrary): Promise<Tidied> {
  const metadata = await sharp(bytes, { limitInputPixels: false, pages: -1 }).metadata();
  const encode = encoders[metadata.format];
  const changes = encode && framesOf(bytes, metadata) === 1 ? changesOf(metadata) : [];
  const isSafe = metadata.width * metadata.height <= MOST_PIXELS;
  const stripped = withoutMetadata(bytes);
  const hasMetadata = !stripped.equals(bytes);
  const done = [...(isSafe ? changes : []), ...(hasMetadata ? [`removed ${whatIsIn(metadata)}`] : [])];
  if (!encode || !isSafe || changes.length === 0) return { bytes: stripped, done };
  const upright = sharp(bytes, { limitInputPixels: false }).autoOrient().toColourspace('srgb');
  return { bytes: await encode(upright.resize(BOX)).toBuffer(), done };
}

function changesOf({ autoOrient: { width, height }, orientation = 1, space, depth }: Metadata): string[] {
  const longest = Math.max(width, height);
  return [
    longest > LONGEST_SIDE ? `made it ${LONGEST_SIDE} pixels long instead of ${longest}` : [],
    orientation === 1 ? [] : 'turned it upright',
    space === 'cmyk' ? 'converted the colors of print' : [],
    depth === 'ushort' ? 'converted it to 8 bits per color' : [],
  ].flat();
}

function whatIsIn({ exif, xmp, iptc }: Metadata): string {
  if (hasPosition({ exif, xmp })) return 'the position and camera data';
  return exif || xmp || iptc ? 'the camera data' : 'what a program had written about it';
}
