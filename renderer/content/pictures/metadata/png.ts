const SIGNATURE_BYTES = 8;

/** The length, name, and checksum of a chunk, without its data. */
const AROUND_DATA = 12;

/** Texts, dates, and what cameras write (PNG, third edition, section 11.3). */
const REMOVED = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']);

interface Chunk {
  name: string;
  /** Where it begins with its length, and where it ends with its checksum: behind the file, if the file is cut off. */
  from: number;
  to: number;
}

/** The chunks of a PNG up to its end (IEND), if it has one. What follows is no part of it. */
export function pngChunks(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let from = SIGNATURE_BYTES; from + AROUND_DATA <= bytes.length; ) {
    const chunk = {
      name: bytes.toString('latin1', from + 4, from + 8),
      from,
      to: from + AROUND_DATA + bytes.readUInt32BE(from),
    };
    chunks.push(chunk);
    if (chunk.name === 'IEND') break;
    from = chunk.to;
  }
  return chunks;
}

/** How many frames an animated PNG has (PNG, third edition, section 11.3.4.1); 1 for any other. */
export function framesOfPng(bytes: Buffer): number {
  const control = pngChunks(bytes).find(({ name }) => name === 'acTL');
  return control ? bytes.readUInt32BE(control.from + 8) : 1;
}

/** A PNG without its texts, dates, and camera data, and without whatever follows its end. */
export function pngWithoutMetadata(bytes: Buffer): Buffer {
  const kept = pngChunks(bytes).filter(({ name }) => !REMOVED.has(name));
  return Buffer.concat([bytes.subarray(0, SIGNATURE_BYTES), ...kept.map(({ from, to }) => bytes.subarray(from, to))]);
}
