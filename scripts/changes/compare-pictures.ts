import { hash } from 'node:crypto';
import { diffArrays } from 'diff';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A part of a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A strip of a screenshot, with its places that differ from the other side. */
export interface Strip {
  png: Buffer;
  width: number;
  height: number;
  marks: readonly Box[];
}

/** The same place of a page before and after. A page that only one side has is shown on that side. */
export interface PictureChange {
  before: Strip | undefined;
  after: Strip | undefined;
}

export interface PictureChanges {
  changes: readonly PictureChange[];
  /** How many more places differ than are shown. */
  more: number;
}

/** Rows from … up to, not including, …, on both sides. */
interface Hunk {
  before: [from: number, to: number];
  after: [from: number, to: number];
}

/** The PNG filter that writes what a pixel differs from the one above it: nearly as small as trying all five, in half the time. */
const UP = 2;
/** Rows shown above and below a change. */
const MARGIN = 96;
/** Changes closer than this are one change: lines of a paragraph. */
const ONE_MARK = 40;
/** Changes closer than this are shown in one strip. */
const ONE_STRIP = 2 * MARGIN + 160;
const MAX_STRIPS = 6;
const TALLEST_STRIP = 2200;
/** At most this many inserted and deleted rows are compared; with more, it is a different page. */
const MAX_EDITS = 3000;
/** Empty columns that separate elements side by side. */
const GUTTER = 24;
/** How many empty rows more or less are visible. */
const LEAST_DISTANCE = 4;
/** How much two colors may differ and still count as equal, from 0 to 1. */
const TOLERANCE = 0.1;

/**
 * Finds the places in which two screenshots differ. Rows are matched first, so that a line more at the top does not mark
 * everything below it.
 * @param before a PNG
 * @param after a PNG of the same width
 */
export function comparePictures(before: Buffer, after: Buffer): PictureChanges {
  if (before.equals(after)) return { changes: [], more: 0 };
  const pictures: [PNG, PNG] = [PNG.sync.read(before), PNG.sync.read(after)];
  const places = joinClose(findHunks(...pictures), ONE_MARK);
  const strips = joinClose(
    places.flatMap(({ hunk }) => markHunk(hunk, ...pictures)),
    ONE_STRIP,
  );
  return {
    changes: strips.slice(0, MAX_STRIPS).map(({ hunk, parts }) => {
      const cutFrom = (picture: PNG, side: 'before' | 'after') => {
        const marks = parts.map((part) => part[side]);
        return cut(picture, hunk[side], marks);
      };
      return { before: cutFrom(pictures[0], 'before'), after: cutFrom(pictures[1], 'after') };
    }),
    more: Math.max(0, strips.length - MAX_STRIPS),
  };
}

/** The top of a page that has no other side. */
export function wholePicture(png: Buffer): Strip {
  const picture = PNG.sync.read(png);
  return cut(picture, [0, picture.height], []);
}

function findHunks(before: PNG, after: PNG): { hunk: Hunk }[] {
  const [old, current] = [rowsOf(before), rowsOf(after)];
  const edits = diffArrays(old, current, { maxEditLength: MAX_EDITS });
  if (!edits) return [{ hunk: { before: [0, before.height], after: [0, after.height] } }];
  const hunks: { hunk: Hunk }[] = [];
  let [row, newRow] = [0, 0];
  for (const { added, removed, count } of edits) {
    const [gone, come] = [added ? 0 : count, removed ? 0 : count];
    if (added || removed) hunks.push({ hunk: { before: [row, row + gone], after: [newRow, newRow + come] } });
    row += gone;
    newRow += come;
  }
  return hunks;
}

function rowsOf({ data, width, height }: PNG): string[] {
  const bytes = width * 4;
  return Array.from({ length: height }, (_, row) => hash('md5', data.subarray(row * bytes, (row + 1) * bytes)));
}

/** Joins neighbors that are closer than a distance. */
function joinClose<Part extends { hunk: Hunk }>(parts: readonly Part[], distance: number) {
  const joined: { hunk: Hunk; parts: Part[] }[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const { before, after } = part.hunk;
    if (last && after[0] - last.hunk.after[1] < distance) {
      last.hunk = { before: [last.hunk.before[0], before[1]], after: [last.hunk.after[0], after[1]] };
      last.parts.push(part);
    } else {
      joined.push({ hunk: part.hunk, parts: [part] });
    }
  }
  return joined;
}

interface Marks {
  hunk: Hunk;
  before: Box;
  after: Box;
}

/**
 * The places of a hunk that differ. Elements side by side are compared separately, without their empty rows:
 * below a longer text, browsers round the distance between two lines up here and down there.
 */
function markHunk(hunk: Hunk, before: PNG, after: PNG): Marks[] {
  const [old, current] = [rowsIn(before, hunk.before), rowsIn(after, hunk.after)];
  if (looksTheSame(old, current)) return [];
  const places = inkedPlaces(old, current);
  if (places.length === 0 && Math.abs(old.height - current.height) >= LEAST_DISTANCE) places.push([0, old.width]);
  return places.flatMap((columns): Marks[] => {
    const [lines, newLines] = [inkIn(old, columns), inkIn(current, columns)];
    const isSame = (index: number, newIndex: number) => lines.at(index)?.look === newLines.at(newIndex)?.look;
    const shorter = Math.min(lines.length, newLines.length);
    let top = 0;
    while (top < shorter && isSame(top, top)) top += 1;
    if (top === lines.length && top === newLines.length && lines.length > 0) return [];
    let bottom = 0;
    while (bottom < shorter - top && isSame(-1 - bottom, -1 - bottom)) bottom += 1;
    return [
      {
        hunk,
        before: boxOf(columns, hunk.before[0], lines, top, bottom),
        after: boxOf(columns, hunk.after[0], newLines, top, bottom),
      },
    ];
  });
}

function looksTheSame(old: Rows, current: Rows): boolean {
  if (old.height !== current.height || old.width !== current.width) return false;
  return pixelmatch(old.data, current.data, undefined, old.width, old.height, { threshold: TOLERANCE }) === 0;
}

type Columns = [left: number, right: number];

/** The columns with content on either side, split where a gutter is empty on both. */
function inkedPlaces(old: Rows, current: Rows): Columns[] {
  const inked = new Uint8Array(Math.max(old.width, current.width));
  for (const { data, width, height } of [old, current]) {
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const column = pixel % width;
      if (data.readUInt32LE(pixel * 4) !== data.readUInt32LE((pixel - column) * 4)) inked[column] = 1;
    }
  }
  const places: Columns[] = [];
  for (const [column, isInked] of inked.entries()) {
    if (isInked === 0) continue;
    const last = places.at(-1);
    if (last && column - last[1] < GUTTER) last[1] = column + 1;
    else places.push([column, column + 1]);
  }
  return places;
}

interface InkedRow {
  row: number;
  look: string;
}

/** The rows of some columns that are not empty: not of the color at the left edge of the page. */
function inkIn({ data, width, height }: Rows, [left, right]: Columns): InkedRow[] {
  const inked: InkedRow[] = [];
  for (let row = 0; row < height; row += 1) {
    const ground = data.readUInt32LE(row * width * 4);
    const part = data.subarray((row * width + left) * 4, (row * width + right) * 4);
    for (let offset = 0; offset < part.length; offset += 4) {
      if (part.readUInt32LE(offset) === ground) continue;
      inked.push({ row, look: hash('md5', part) });
      break;
    }
  }
  return inked;
}

/** The rows that remain without the equal ones at the top and at the bottom. */
function boxOf([left, right]: Columns, from: number, lines: readonly InkedRow[], top: number, bottom: number): Box {
  const first = lines[top]?.row ?? (lines.at(-1)?.row ?? -1) + 1;
  const last = lines[lines.length - bottom - 1]?.row ?? first - 1;
  return { left, top: from + first, width: right - left, height: Math.max(0, last + 1 - first) };
}

/** Some rows of a picture, four bytes a pixel. */
interface Rows {
  data: Buffer;
  width: number;
  height: number;
}

function rowsIn({ data, width }: PNG, [top, bottom]: Hunk['before']): Rows {
  return { data: data.subarray(top * width * 4, bottom * width * 4), width, height: bottom - top };
}

function cut(picture: PNG, [from, to]: Hunk['before'], marks: readonly Box[]): Strip {
  const top = Math.max(0, from - MARGIN);
  const bottom = Math.min(picture.height, to + MARGIN, top + TALLEST_STRIP);
  const part = new PNG({ width: picture.width, height: bottom - top });
  rowsIn(picture, [top, bottom]).data.copy(part.data);
  return {
    png: PNG.sync.write(part, { colorType: 2, filterType: UP }),
    width: part.width,
    height: part.height,
    marks: marks.filter((mark) => mark.top < bottom).map((mark) => ({ ...mark, top: mark.top - top })),
  };
}
