import { loadSharp } from '../../platform/load-sharp';
import { encoderOf } from './encoding';
import type { Variant } from './variants';

/**
 * Makes variants of one picture: upright, in sRGB, without any metadata. The picture is decoded once.
 * @param bytes of the original
 * @param wanted all of this picture
 * @param take called with each, widest first
 * @throws Error if there is no library for pictures
 */
export async function makeVariants(
  bytes: Uint8Array,
  wanted: readonly Variant[],
  take: (variant: Variant, made: Uint8Array) => void,
) {
  const sharp = await loadSharp();
  if (!sharp) throw new Error('The library for pictures (sharp) can not be loaded');
  const widest = Math.max(...wanted.map(({ width }) => width));
  // The check has said how many pixels it has.
  const whole = sharp(bytes, { limitInputPixels: false }).autoOrient().toColourspace('srgb');
  const { data, info } = await whole.resize({ width: widest }).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const variant of wanted.toSorted((one, other) => other.width - one.width)) {
    const { fallback = 'jpg' } = variant.facts;
    const sized = sharp(data, { raw: { width, height, channels } }).resize({ width: variant.width });
    take(variant, await encoderOf(variant.format, fallback)(sized).toBuffer());
  }
}
