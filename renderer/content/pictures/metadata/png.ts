const SIGNATURE_BYTES = 8;

/** The length, name, and checksum of a chunk, without its data. */
const AROUND_DATA = 12;

/** Texts, dates, and what cameras write (PNG, third edition, section 11.3). */
const REMOVED = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']);

/** A PNG without its texts, dates, and camera data, and without whatever follows its end. */
export function pngWithoutMetadata(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + AROUND_DATA <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + AROUND_DATA + bytes.readUInt32BE(at);
    if (!REMOVED.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}
