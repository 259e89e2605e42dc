import { crc32, deflateSync } from 'node:zlib';
import type { SharpLibrary } from '../../platform/load-sharp';

/** To decode more would take gigabytes. */
export const MOST_PIXELS = 300_000_000;

/** The signature of a PNG and its header (PNG, third edition, section 11.2.1). */
const PNG_HEADER_BYTES = 33;

/**
 * Reads a photo of an iPhone, upright and in its colors. The patents on the format keep its decoder out of sharp; this one runs on an
 * editor's computer only.
 * @returns a PNG
 * @throws Error if it can't be decoded
 */
export async function readHeic(bytes: Buffer, sharp: SharpLibrary): Promise<Buffer> {
  // Megabytes of WebAssembly, which only such a file needs.
  const { default: decode } = await import('heic-decode');
  const images = await decode.all({ buffer: bytes });
  try {
    const [image] = images;
    if (!image || image.width * image.height > MOST_PIXELS)
      throw new Error('it has no picture, or one that is too large');
    const { width, height } = image;
    const { data } = await image.decode();
    const png = await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
    return withProfile(png, profileIn(bytes));
  } finally {
    images.dispose();
  }
}

/** The color profile, which the decoder leaves out: the content of the box "colr" after "prof" (ISO/IEC 14496-12, 12.1.5). */
function profileIn(bytes: Buffer): Buffer | undefined {
  const at = bytes.indexOf('colrprof', 0, 'latin1');
  return at < 4 ? undefined : bytes.subarray(at + 8, at - 4 + bytes.readUInt32BE(at - 4));
}

/** A PNG whose pixels are in the colors of a profile (PNG, third edition, section 11.3.2.3). */
function withProfile(png: Buffer, profile: Buffer | undefined): Buffer {
  if (!profile) return png;
  const content = Buffer.concat([Buffer.from('iCCPcolors\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.concat([Buffer.alloc(4), content, Buffer.alloc(4)]);
  chunk.writeUInt32BE(content.length - 4);
  chunk.writeUInt32BE(crc32(content), chunk.length - 4);
  return Buffer.concat([png.subarray(0, PNG_HEADER_BYTES), chunk, png.subarray(PNG_HEADER_BYTES)]);
}
