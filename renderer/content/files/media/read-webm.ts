/** Elements of WebM (webmproject.org/docs/container), which is a part of Matroska (RFC 9559). */
const ID = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  kind: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  shownWidth: 0x54b0,
  shownHeight: 0x54ba,
  cluster: 0x1f43b675,
} as const;

const VIDEO = 1;
const SOUND = 2;

/** Where the file does not say how many nanoseconds its unit of time has. */
const MILLISECOND = 1_000_000;

interface WebmElement {
  id: number;
  start: number;
  end: number;
}

/** The header of a WebM file, or what is wrong, in plain words. */
export function readWebm(bytes: Buffer) {
  const [header, segment] = elementsIn(bytes, 0, bytes.length);
  if (textOf(bytes, childOf(bytes, header, ID.docType)) !== 'webm') return 'it is Matroska, but not WebM';
  if (segment?.id !== ID.segment || segment.end > bytes.length) return 'its end is missing';
  const inside = elementsIn(bytes, segment.start, segment.end);
  const info = inside.find(({ id }) => id === ID.info);
  const tracks = inside.find(({ id }) => id === ID.tracks);
  const all = tracks ? elementsIn(bytes, tracks.start, tracks.end).filter(({ id }) => id === ID.track) : [];
  const kindOf = (track: WebmElement) => numberOf(bytes, childOf(bytes, track, ID.kind));
  const video = all.find((track) => kindOf(track) === VIDEO);
  const picture = childOf(bytes, video, ID.video);
  const numberIn = (id: number) => numberOf(bytes, childOf(bytes, picture, id));
  const width = numberIn(ID.shownWidth) || numberIn(ID.width);
  const height = numberIn(ID.shownHeight) || numberIn(ID.height);
  if (!width || !height) return 'there are no pictures in it';
  const seconds = secondsOf(bytes, info);
  return {
    facts: { width, height, ...(seconds && { seconds }), hasSound: all.some((track) => kindOf(track) === SOUND) },
    codec: textOf(bytes, childOf(bytes, video, ID.codec)),
    hasPosition: false,
  };
}

function secondsOf(bytes: Buffer, info: WebmElement | undefined): number | undefined {
  const duration = childOf(bytes, info, ID.duration);
  if (!duration) return undefined;
  const { start, end } = duration;
  const units = end - start === 4 ? bytes.readFloatBE(start) : bytes.readDoubleBE(start);
  const scale = numberOf(bytes, childOf(bytes, info, ID.scale)) || MILLISECOND;
  return Math.round((units * scale) / 1e9) || undefined;
}

/** The elements in a part of a file, up to the first pictures. The last one may say that it ends behind it. */
function elementsIn(bytes: Buffer, from: number, to: number): WebmElement[] {
  const elements: WebmElement[] = [];
  for (let at = from; at < to; ) {
    const idBytes = lengthAt(bytes, at);
    const sizeAt = at + idBytes;
    const sizeBytes = lengthAt(bytes, sizeAt);
    const id = bytes.readUIntBE(at, Math.min(idBytes, 4));
    const size = sizeOf(bytes, sizeAt, sizeBytes);
    const start = sizeAt + sizeBytes;
    const end = size === undefined ? to : start + size;
    if (id === ID.cluster) break;
    elements.push({ id, start, end });
    at = end;
  }
  return elements;
}

/** How many bytes a number has: one more than its first byte has zeros at its beginning (RFC 8794, 4). */
function lengthAt(bytes: Buffer, at: number): number {
  return Math.clz32(bytes.readUInt8(at)) - 23;
}

/** The size of an element, without the mark of its length; undefined for one that says it is unknown. */
function sizeOf(bytes: Buffer, at: number, length: number): number | undefined {
  let size = bytes.readUInt8(at) & (0xff >> length);
  let isUnknown = size === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    size = size * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return isUnknown ? undefined : size;
}

function childOf(bytes: Buffer, parent: WebmElement | undefined, wanted: number): WebmElement | undefined {
  return parent && elementsIn(bytes, parent.start, parent.end).find(({ id }) => id === wanted);
}

/** A whole number of up to six bytes; 0 for an element that is not there. */
function numberOf(bytes: Buffer, element: WebmElement | undefined): number {
  const length = element ? Math.min(element.end - element.start, 6) : 0;
  return element && length > 0 ? bytes.readUIntBE(element.end - length, length) : 0;
}

function textOf(bytes: Buffer, element: WebmElement | undefined): string {
  return element ? bytes.toString('latin1', element.start, element.end).replaceAll('\0', '') : '';
}
