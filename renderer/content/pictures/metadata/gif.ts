/** Of the header and the description of the screen (GIF89a, sections 17 and 18). */
const HEAD_BYTES = 13;
const FRAME_BYTES = 10;

const EXTENSION = 0x21;
const FRAME = 0x2c;
const COMMENT = 0xfe;
const APPLICATION = 0xff;

/** The extension of an application that says how often an animation repeats. */
const LOOP = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/;

/** The parts of a GIF after its head: frames and extensions. */
function partsOf(bytes: Buffer) {
  const parts: { isFrame: boolean; from: number; to: number }[] = [];
  let from = endOfHead(bytes);
  while (bytes[from] === EXTENSION || bytes[from] === FRAME) {
    const isFrame = bytes[from] === FRAME;
    // A frame has its colors and the size of its codes before its blocks.
    const to = endOfBlocks(bytes, isFrame ? from + FRAME_BYTES + colorTable(bytes[from + 9]) + 1 : from + 2);
    parts.push({ isFrame, from, to });
    from = to;
  }
  return parts;
}

const endOfHead = (bytes: Buffer) => HEAD_BYTES + colorTable(bytes[10]);

/** Whether a GIF is cut off within a part. Browsers need no trailer after the last one. */
export function isGifCutOff(bytes: Buffer): boolean {
  return (partsOf(bytes).at(-1)?.to ?? endOfHead(bytes)) > bytes.length;
}

/** A GIF without comments and the data of programs. */
export function gifWithoutMetadata(bytes: Buffer): Buffer {
  const kept = partsOf(bytes).filter(({ isFrame, from }) => {
    const isLoop = LOOP.test(bytes.toString('latin1', from + 3, from + 14));
    const isMetadata = bytes[from + 1] === COMMENT || (bytes[from + 1] === APPLICATION && !isLoop);
    return isFrame || !isMetadata;
  });
  const parts = kept.map(({ from, to }) => bytes.subarray(from, to));
  return Buffer.concat([bytes.subarray(0, endOfHead(bytes)), ...parts, Buffer.from(';')]);
}

/** The length of a table of colors, from the byte that describes it. */
function colorTable(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** The end of a series of blocks. Each follows its length, and the last is empty. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}
