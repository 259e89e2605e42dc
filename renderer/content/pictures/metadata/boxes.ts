/** A box of ISO/IEC 14496-12, of which AVIF and MP4 files are made: where its content begins and ends. */
export interface Box {
  type: string;
  start: number;
  end: number;
}

/** The length of a version and flags, which some boxes have before their content. */
export const FULL_BOX = 4;

/** The boxes in a part of a file, one character per byte in their types. The last one may say that it ends behind it. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const end = length === 0 ? to : at + length;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + head, end });
    if (length !== 0 && length < head) break;
    at = end;
  }
  return boxes;
}
