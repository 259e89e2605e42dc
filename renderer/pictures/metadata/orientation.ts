const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** Which side of a photo is up, a number from 1 to 8 (Exif 2.32); undefined if the data don't say. */
export function orientationIn(exif: Buffer): number | undefined {
  const start = Math.max(exif.indexOf('II*\0', 0, 'latin1'), exif.indexOf('MM\0*', 0, 'latin1'));
  if (start < 0) return undefined;
  const tiff = exif.subarray(start);
  const isLittle = tiff[0] === 0x49;
  const shortAt = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let index = 0; index < shortAt(first); index += 1) {
      const entry = first + 2 + index * ENTRY_BYTES;
      if (shortAt(entry) === ORIENTATION) return shortAt(entry + 8);
    }
    return undefined;
  } catch (error) {
    // Places outside of the data: they are damaged.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
