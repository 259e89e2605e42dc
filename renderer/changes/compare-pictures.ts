import { hash } from 'node:crypto';
import { diffArrays } from 'diff';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A part of a picture, in pixels of it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A strip cut out of a screenshot, with the places in it that differ from the other side. */
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

/** Rows shown above and below a change. */
const MARGIN = 96;
/** Changes closer than this are one change: lines of a paragraph. */
const ONE_MARK = 40;
/** Changes closer than this are shown in one strip. */
const ONE_STRIP = 2 * MARGIN + 160;
const MOST_STRIPS = 6;
const TALLEST_STRIP = 2200;
/** So many inserted and deleted rows are compared; a page that differs in more is another page. */
const MOST_EDITS = 3000;
/** How much two colors may differ and still be taken for the same, from 0 to 1. */
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
  const seen = merge(findHunks(...pictures), ONE_MARK).flatMap((hunk) => markHunk(hunk, ...pictures));
  const strips: { hunk: Hunk; marks: Marks[] }[] = [];
  for (const marks of seen) {
    const last = strips.at(-1);
    if (last && marks.hunk.after[0] - last.hunk.after[1] < ONE_STRIP) {
      last.hunk = join(last.hunk, marks.hunk);
      last.marks.push(marks);
    } else {
      strips.push({ hunk: marks.hunk, marks: [marks] });
    }
  }
  return {
    changes: strips.slice(0, MOST_STRIPS).map(({ hunk, marks }) => ({
      before: cut(
        pictures[0],
        hunk.before,
        marks.map(({ before }) => before),
      ),
      after: cut(
        pictures[1],
        hunk.after,
        marks.map(({ after }) => after),
      ),
    })),
    more: Math.max(0, strips.length - MOST_STRIPS),
  };
}

/** The top of a page that has no other side. */
export function wholePicture(png: Buffer): Strip {
  const picture = PNG.sync.read(png);
  return cut(picture, [0, picture.height], []);
}

function findHunks(before: PNG, after: PNG): Hunk[] {
  const [old, current] = [rowsOf(before), rowsOf(after)];
  const edits = diffArrays(old, current, { maxEditLength: MOST_EDITS });
  if (!edits) return [{ before: [0, before.height], after: [0, after.height] }];
  const hunks: Hunk[] = [];
  let [row, newRow] = [0, 0];
  for (const { added, removed, count } of edits) {
    const [gone, come] = [added ? 0 : count, removed ? 0 : count];
    if (added || removed) hunks.push({ before: [row, row + gone], after: [newRow, newRow + come] });
    row += gone;
    newRow += come;
  }
  return hunks;
}

function rowsOf({ data, width, height }: PNG): string[] {
  const bytes = width * 4;
  return Array.from({ length: height }, (_, row) => hash('md5', data.subarray(row * bytes, (row + 1) * bytes)));
}

function merge(hunks: readonly Hunk[], distance: number): Hunk[] {
  const merged: Hunk[] = [];
  for (const hunk of hunks) {
    const last = merged.at(-1);
    if (last && hunk.after[0] - last.after[1] < distance) merged.splice(-1, 1, join(last, hunk));
    else merged.push(hunk);
  }
  return merged;
}

function join(first: Hunk, last: Hunk): Hunk {
  return { before: [first.before[0], last.before[1]], after: [first.after[0], last.after[1]] };
}

interface Marks {
  hunk: Hunk;
  before: Box;
  after: Box;
}

/** The columns of a hunk that differ; nothing where no eye would see a difference. */
function markHunk(hunk: Hunk, before: PNG, after: PNG): Marks[] {
  const [old, current] = [crop(before, hunk.before), crop(after, hunk.after)];
  if (old.height !== current.height || old.width !== current.width) {
    return [{ hunk, before: inkOf(old, hunk.before), after: inkOf(current, hunk.after) }];
  }
  const mask = new PNG({ width: old.width, height: old.height });
  const options = { threshold: TOLERANCE, diffMask: true };
  const count = pixelmatch(old.data, current.data, mask.data, old.width, old.height, options);
  if (count === 0) return [];
  const columns = columnsOf(mask, (offset) => mask.data[offset + 3] !== 0);
  return [{ hunk, before: boxOf(columns, hunk.before), after: boxOf(columns, hunk.after) }];
}

/** The columns of some rows that something stands in: what is not of the color at the left edge. */
function inkOf(picture: PNG, rows: Hunk['before']): Box {
  const { data, width } = picture;
  const columns = columnsOf(picture, (offset, row) => data.readUInt32LE(offset) !== data.readUInt32LE(row * width * 4));
  return boxOf(columns, rows);
}

function columnsOf({ width, height }: PNG, isInside: (offset: number, row: number) => boolean): [number, number] {
  let [left, right] = [width, 0];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (!isInside((row * width + column) * 4, row)) continue;
      if (column < left) left = column;
      if (column >= right) right = column + 1;
    }
  }
  return left < right ? [left, right] : [0, width];
}

function boxOf([left, right]: [number, number], [top, bottom]: Hunk['before']): Box {
  return { left, top, width: right - left, height: bottom - top };
}

function crop(picture: PNG, [top, bottom]: Hunk['before']): PNG {
  const part = new PNG({ width: picture.width, height: bottom - top });
  picture.data.copy(part.data, 0, top * picture.width * 4, bottom * picture.width * 4);
  return part;
}

function cut(picture: PNG, [from, to]: Hunk['before'], marks: readonly Box[]): Strip {
  const top = Math.max(0, from - MARGIN);
  const bottom = Math.min(picture.height, to + MARGIN, top + TALLEST_STRIP);
  const part = crop(picture, [top, bottom]);
  return {
    png: PNG.sync.write(part, { colorType: 2 }),
    width: part.width,
    height: part.height,
    marks: marks.filter((mark) => mark.top < bottom).map((mark) => ({ ...mark, top: mark.top - top })),
  };
}
