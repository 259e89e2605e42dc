import { loadSharp } from '../../../platform/load-sharp';
import { isGifCutOff } from '../../pictures/metadata/gif';
import { isJpegCutOff } from '../../pictures/metadata/jpeg';
import { pngChunks } from '../../pictures/metadata/png';
import { MAX_PIXELS_OF_ANIMATION } from '../limits';
import { hasPosition } from './gps-position';
import type { MediaFinding } from './media-finding';
import type { MediaFormat } from './media-formats';
import { damaged, positionInside, tooManyPixels } from './media-rules';
import { framesOf } from './picture-facts';
import { tooLargeAnimation, unsuitedFor } from './picture-rules';

/**
 * Decodes a picture to its end, once its header has said how large it is. It is streamed into a single pixel, so that a large one
 * is never entirely in memory. Without the library for pictures, nothing is found.
 */
export async function inspectPicture(bytes: Buffer, format: MediaFormat): Promise<MediaFinding[]> {
  const sharp = await loadSharp();
  if (!sharp) return [];
  try {
    const metadata = await sharp(bytes, { pages: -1, limitInputPixels: false }).metadata();
    const { width, height, pageHeight } = metadata;
    const frames = framesOf(bytes, metadata);
    const limit = tooManyPixels(width, pageHeight ?? height, frames);
    if (limit) return [{ problem: limit }];
    if (cutOff[format.name]?.(bytes)) return [{ problem: damaged(format, 'its end is missing') }];
    const decoded = sharp(bytes, { pages: -1, failOn: 'warning', limitInputPixels: MAX_PIXELS_OF_ANIMATION });
    await decoded.resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    const problems = [
      ...(hasPosition(metadata) ? [positionInside()] : []),
      ...unsuitedFor({ ...metadata, height: pageHeight ?? height }),
      ...[tooLargeAnimation(bytes.length, frames) ?? []].flat(),
    ];
    return problems.map((problem) => ({ problem }));
  } catch (error) {
    return [{ problem: damaged(format, undefined, detailOf(error)) }];
  }
}

/** What the decoder of a format does not always say: it shows what is there. */
const cutOff: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  GIF: isGifCutOff,
  JPEG: isJpegCutOff,
  PNG: (bytes) => pngChunks(bytes).at(-1)?.name !== 'IEND',
};

/** How many pixels a picture says it has; 0 if its header can't be read. */
export async function pixelsOf(bytes: Buffer): Promise<number> {
  const sharp = await loadSharp();
  if (!sharp) return 0;
  return sharp(bytes, { pages: -1, limitInputPixels: false })
    .metadata()
    .then(
      ({ width, height }) => width * height,
      () => 0,
    );
}

/** The decoder's message, without the names of its functions. */
function detailOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const words = line.replace(/^Input buffer has corrupt header:?\s*/, '').replace(/^(?:\w+: )+/, '');
  return words.replace(/[.:]$/, '') || 'what follows its first bytes is not a picture';
}
