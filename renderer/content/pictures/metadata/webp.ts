/** "RIFF", the length of the rest, and "WEBP". */
const HEAD_BYTES = 12;

/** The flags of a VP8X chunk that say that it has Exif and XMP data. https://developers.google.com/speed/webp/docs/riff_container */
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

/** A WebP without its Exif and XMP chunks. */
export function webpWithoutMetadata(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = HEAD_BYTES; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    // Chunks begin at even places.
    const end = at + 8 + size + (size % 2);
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk);
    at = end;
  }
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES));
  head.writeUInt32LE(
    kept.reduce((length, chunk) => length + chunk.length, 'WEBP'.length),
    4,
  );
  return Buffer.concat([head, ...kept]);
}
