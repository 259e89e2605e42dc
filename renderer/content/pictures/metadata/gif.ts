/** Of the header and the description of the screen (GIF89a, sections 17 and 18). */
const HEAD_BYTES = 13;
const FRAME_BYTES = 10;

const EXTENSION = 0x21;
const FRAME = 0x2c;
const COMMENT = 0xfe;
const APPLICATION = 0xff;

/** The extension of an application that says how often an animation repeats. */
const LOOP = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/;

/** A GIF without comments and the data of programs. */
export function gifWithoutMetadata(bytes: Buffer): Buffer {
  let at = HEAD_BYTES + colorTable(bytes[10]);
  const kept = [bytes.subarray(0, at)];
  while (bytes[at] === EXTENSION || bytes[at] === FRAME) {
    const isFrame = bytes[at] === FRAME;
    // A frame has its colors and the size of its codes before its blocks.
    const blocks = isFrame ? at + FRAME_BYTES + colorTable(bytes[at + 9]) + 1 : at + 2;
    const end = endOfBlocks(bytes, blocks);
    const isLoop = LOOP.test(bytes.toString('latin1', at + 3, at + 14));
    const isMetadata = bytes[at + 1] === COMMENT || (bytes[at + 1] === APPLICATION && !isLoop);
    if (isFrame || !isMetadata) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Buffer.from(';')]);
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
