import type { Sharp } from 'sharp';
import { hash } from '../../platform/hash';

export type VariantFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** How a picture is encoded in a format. */
type Encode = (picture: Sharp) => Sharp;

/** AVIF takes a third of the time of effort 4, for 6% more bytes. */
const AVIF_EFFORT = 3;

/** At these qualities, photographs look the same in all formats. */
const PHOTO: Partial<Record<VariantFormat, Encode>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: AVIF_EFFORT, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 76 }),
  jpg: (picture) => picture.jpeg({ quality: 76, mozjpeg: true }),
};

/** Screens and drawings: colored letters would be blurred by colors of half the size. */
const SCREEN: Partial<Record<VariantFormat, Encode>> = {
  avif: (picture) => picture.avif({ quality: 60, effort: AVIF_EFFORT, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 85, smartSubsample: true }),
  png: (picture) => picture.png({ compressionLevel: 9, palette: true }),
};

/** @param fallback PNG for screens and drawings */
export function encoderOf(format: VariantFormat, fallback: 'jpg' | 'png'): Encode {
  const encode = (fallback === 'png' ? SCREEN : PHOTO)[format];
  if (!encode) throw new Error(`A picture whose fallback is ${fallback} is not made as ${format}`);
  return encode;
}

/** To be changed with the options above: hosts cache variants forever, so changed variants need other names. */
const VERSION = '2';

/** Names the bytes of a picture together with how they are encoded. */
export function variantHash(bytes: Uint8Array): string {
  return hash(hash(bytes) + VERSION).slice(0, 8);
}
