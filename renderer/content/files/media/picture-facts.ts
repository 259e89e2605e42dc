import type { Metadata } from 'sharp';
import { loadSharp, type SharpLibrary } from '../../../platform/load-sharp';
import { variantHash } from '../../pictures/encoding';
import { framesOfPng } from '../../pictures/metadata/png';
import type { PictureFacts } from '../../schema/picture-facts';
import type { MediaFormat } from './media-formats';

/**
 * Measures a picture without errors.
 * @returns undefined for other media, for a drawing without a size, and if there is no library for pictures
 */
export async function measurePicture(bytes: Buffer, { kind, name }: MediaFormat): Promise<PictureFacts | undefined> {
  if (kind === 'drawing') return measureDrawing(bytes);
  const sharp = kind === 'picture' ? await loadSharp() : undefined;
  if (!sharp) return undefined;
  const picture = sharp(bytes, { limitInputPixels: false });
  const metadata = await picture.metadata();
  const { autoOrient, hasAlpha } = metadata;
  const facts = { width: autoOrient.width, height: autoOrient.height, hash: variantHash(bytes) };
  if (framesOf(bytes, metadata) > 1) return facts;
  const isOpaque = !hasAlpha || (await picture.stats()).isOpaque;
  const fallback = isOpaque && name !== 'PNG' ? 'jpg' : 'png';
  return isOpaque ? { ...facts, fallback, color: await averageColor(bytes, sharp) } : { ...facts, fallback };
}

/** How many frames a picture has. The decoder counts those of all formats but PNG. */
export function framesOf(bytes: Buffer, { format, pages = 1 }: Pick<Metadata, 'format' | 'pages'>): number {
  return format === 'png' ? framesOfPng(bytes) : pages;
}

async function averageColor(bytes: Buffer, sharp: SharpLibrary): Promise<string> {
  const picture = sharp(bytes, { limitInputPixels: false }).toColourspace('srgb').removeAlpha();
  return `#${(await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer()).toString('hex')}`;
}

function measureDrawing(bytes: Buffer): PictureFacts | undefined {
  const [tag = ''] = /<(?:\w+:)?svg\s[^>]*>/.exec(bytes.toString('utf8')) ?? [];
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';
  const size = sizeOfDrawing(attribute);
  return size && { ...size, hash: variantHash(bytes) };
}

/**
 * The size of an SVG in whole pixels: its width and height, or else the size of its coordinate system (SVG 2, 8.2).
 * @param attribute gives the value of an attribute of its root, or an empty text
 * @returns undefined if it has neither, so that a browser would show some part of it at 300 × 150 pixels
 */
export function sizeOfDrawing(attribute: (name: string) => string) {
  const inCoordinates = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .slice(2);
  const own = [attribute('width'), attribute('height')].map((text) => /^\s*([\d.]+)(?:px)?\s*$/.exec(text)?.[1]);
  const [width, height] = (own.every(Boolean) ? own : inCoordinates).map((text) => Math.round(Number(text)));
  return width && height ? { width, height } : undefined;
}
