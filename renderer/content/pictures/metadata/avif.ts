import { type Box, boxesIn, FULL_BOX } from './boxes';

/**
 * An AVIF whose Exif and XMP data are overwritten by zeros: to take them out would move the picture, whose place other parts of the
 * file name.
 */
export function avifWithoutMetadata(bytes: Buffer): Buffer {
  const cleared = Buffer.from(bytes);
  const meta = boxesIn(bytes, 0, bytes.length).find(({ type }) => type === 'meta');
  if (!meta) return cleared;
  const inside = boxesIn(bytes, meta.start + FULL_BOX, meta.end);
  const items = inside.find(({ type }) => type === 'iinf');
  const places = inside.find(({ type }) => type === 'iloc');
  if (!items || !places) return cleared;
  const ids = metadataItems(bytes, items);
  for (const { id, from, length } of extentsIn(bytes, places)) if (ids.has(id)) cleared.fill(0, from, from + length);
  return cleared;
}

/** The numbers of the items that are Exif data or another text about the picture. */
function metadataItems(bytes: Buffer, { start, end }: Box): Set<number> {
  const count = bytes[start] === 0 ? 2 : 4;
  const entries = boxesIn(bytes, start + FULL_BOX + count, end);
  return new Set(
    entries.flatMap(({ start: at }) => {
      const idBytes = bytes[at] === 3 ? 4 : 2;
      const type = bytes.toString('latin1', at + FULL_BOX + idBytes + 2, at + FULL_BOX + idBytes + 6);
      return type === 'Exif' || type === 'mime' ? [bytes.readUIntBE(at + FULL_BOX, idBytes)] : [];
    }),
  );
}

/** The places of the parts of each item in the file. */
function extentsIn(bytes: Buffer, { start }: Box) {
  const version = bytes[start] ?? 0;
  let at = start + FULL_BOX;
  const take = (length: number) => {
    at += length;
    return length === 0
      ? 0
      : length === 8
        ? Number(bytes.readBigUInt64BE(at - 8))
        : bytes.readUIntBE(at - length, length);
  };
  const sizes = take(2);
  const [ofOffset, ofLength, ofBase, ofIndex] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15, sizes & 15];
  const extents: { id: number; from: number; length: number }[] = [];
  for (let left = take(version < 2 ? 2 : 4); left > 0; left -= 1) {
    const id = take(version < 2 ? 2 : 4);
    const isInFile = version === 0 || (take(2) & 15) === 0;
    take(2);
    const base = take(ofBase);
    for (let parts = take(2); parts > 0; parts -= 1) {
      if (version > 0) take(ofIndex);
      const [from, length] = [base + take(ofOffset), take(ofLength)];
      if (isInFile) extents.push({ id, from, length });
    }
  }
  return extents;
}
