import { type Box, boxesIn, FULL_BOX } from '../../pictures/metadata/boxes';
import type { VideoFacts } from '../../schema/video-facts';

interface Track {
  /** `vide` or `soun`. */
  kind: string;
  codec: string;
  size: Pick<VideoFacts, 'width' | 'height'>;
}

/** The numbers at the end of a track header (ISO/IEC 14496-12, 8.3.2), counted from its end. */
const MATRIX = 44;
const SIZE = 8;

/** What Apple and others call the position; 3GPP has a box for it. */
const POSITIONS = ['\xa9xyz', 'com.apple.quicktime.location.ISO6709'];

/** The header of an MP4 file, or what is wrong, in plain words. */
export function readMp4(bytes: Buffer) {
  const boxes = boxesIn(bytes, 0, bytes.length);
  const header = boxes.find(({ type }) => type === 'moov');
  if ((boxes.at(-1)?.end ?? 0) !== bytes.length) return 'its end is missing';
  if (!header) return 'its table of contents (moov) is missing';
  const inside = boxesIn(bytes, header.start, header.end);
  const tracks = inside.filter(({ type }) => type === 'trak').map((track) => trackOf(bytes, track));
  const video = tracks.find(({ kind }) => kind === 'vide');
  if (!video?.size.width || !video.size.height) return 'there are no pictures in it';
  const seconds = secondsOf(bytes, inside);
  const text = bytes.subarray(header.start, header.end);
  return {
    facts: { ...video.size, ...(seconds && { seconds }), hasSound: tracks.some(({ kind }) => kind === 'soun') },
    codec: video.codec,
    hasPosition:
      POSITIONS.some((name) => text.includes(name, 0, 'latin1')) || boxAt(bytes, header, 'udta', 'loci') !== undefined,
  };
}

function trackOf(bytes: Buffer, track: Box): Track {
  const media = boxAt(bytes, track, 'mdia');
  const kind = boxAt(bytes, media, 'hdlr');
  const samples = boxAt(bytes, media, 'minf', 'stbl', 'stsd');
  return {
    kind: kind ? fourCharacters(bytes, kind.start + FULL_BOX + 4) : '',
    // A list with its length before it; the first entry begins with its own.
    codec: samples ? fourCharacters(bytes, samples.start + FULL_BOX + 8) : '',
    size: sizeOf(bytes, boxAt(bytes, track, 'tkhd')),
  };
}

/** As wide and high as it is shown: phones film upright videos lying down, and say so in a matrix. */
function sizeOf(bytes: Buffer, header: Box | undefined): Track['size'] {
  if (!header) return { width: 0, height: 0 };
  // Fixed-point numbers, whose first half is whole.
  const [width, height] = [header.end - SIZE, header.end - SIZE + 4].map((at) => bytes.readUInt16BE(at));
  const isTurned = bytes.readInt32BE(header.end - MATRIX) === 0;
  return isTurned ? { width: height ?? 0, height: width ?? 0 } : { width: width ?? 0, height: height ?? 0 };
}

function secondsOf(bytes: Buffer, boxes: readonly Box[]): number | undefined {
  const header = boxes.find(({ type }) => type === 'mvhd');
  if (!header) return undefined;
  const isLong = bytes[header.start] === 1;
  const at = header.start + FULL_BOX + (isLong ? 16 : 8);
  const duration = isLong ? Number(bytes.readBigUInt64BE(at + 4)) : bytes.readUInt32BE(at + 4);
  return Math.round(duration / bytes.readUInt32BE(at)) || undefined;
}

/** The box at a path of types inside another. */
function boxAt(bytes: Buffer, from: Box | undefined, ...path: string[]): Box | undefined {
  const [type, ...rest] = path;
  if (!from || type === undefined) return from;
  const box = boxesIn(bytes, from.start, from.end).find((each) => each.type === type);
  return boxAt(bytes, box, ...rest);
}

function fourCharacters(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
