/** Markers of ITU-T T.81, table B.1. */
const START_OF_SCAN = 0xda;
const END = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** The tag of Exif 2.32, and how long an entry is. */
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** The segments of a JPEG after its first marker, and the scans of its pixels, up to its end. What follows is another file. */
function partsOf(bytes: Buffer) {
  const parts: { marker: number; from: number; to: number }[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at + 1] !== END) {
    const marker = bytes[at + 1] ?? 0;
    // A marker may be preceded by any number of fill bytes (B.1.1.2).
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const header = at + 2 + bytes.readUInt16BE(at + 2);
    const to = marker === START_OF_SCAN ? endOfScan(bytes, header) : header;
    parts.push({ marker, from: at, to });
    at = to;
  }
  return parts;
}

/** Whether the marker at the end of a JPEG is missing. */
export function isJpegCutOff(bytes: Buffer): boolean {
  let at = partsOf(bytes).at(-1)?.to ?? 2;
  while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
  return bytes[at + 1] !== END;
}

/** A JPEG without the segments of programs, except for its resolution, color profile, color transform, and orientation. */
export function jpegWithoutMetadata(bytes: Buffer): Buffer {
  const kept = partsOf(bytes).map(({ marker, from, to }) => {
    const part = bytes.subarray(from, to);
    if (marker === APP1) return onlyOrientation(part);
    return isKept(marker, part) ? part : Buffer.alloc(0);
  });
  return Buffer.concat([bytes.subarray(0, 2), ...kept, Buffer.from([0xff, END])]);
}

function isKept(marker: number, segment: Buffer): boolean {
  if (marker === APP2) return segment.toString('latin1', 4, 15) === 'ICC_PROFILE';
  if (marker === COMMENT) return false;
  return marker === APP0 || marker === APP14 || marker < APP0 || marker > APP15;
}

/** In the data of a scan, 0xff is followed by 0 or the number of a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? END;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** An Exif segment with nothing in it but which side is up; empty if that needs no telling. */
function onlyOrientation(segment: Buffer): Buffer {
  const orientation = orientationIn(segment);
  if (orientation === undefined || orientation === 1) return Buffer.alloc(0);
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  exif.writeUInt16BE(orientation, exif.length - 8);
  const head = Buffer.from([0xff, APP1, 0, exif.length + 2]);
  return Buffer.concat([head, exif]);
}

/** Which side of a photo is up, a number from 1 to 8 (Exif 2.32); undefined if the data don't say. */
function orientationIn(exif: Buffer): number | undefined {
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
