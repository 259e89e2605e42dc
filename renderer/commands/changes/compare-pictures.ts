import { hash } from 'node:crypto';
import { diffArrays } from 'diff';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Sides } from './read-site';

/** A part of a picture, in pixels. */
interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The same part of a page before and after, around places that differ and are close to each other, as WebP. */
export interface PicturePair {
  width: number;
  height: number;
  /** Undefined if a side has no such page. */
  before: Buffer | undefined;
  after: Buffer | undefined;
  /** The places that differ, which are the same on both sides. */
  boxes: readonly Region[];
}

/** A decoded picture, four bytes a pixel. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Rows shown above the first and below the last difference. */
const MARGIN = 96;
/** Differences closer than this, above each other and side by side, are in one box. */
const GAP = { rows: 40, columns: 24 };
/** At most so many rows of a page are shown, so that a browser can open the report. */
export const MAX_HEIGHT = 5000;
/** At most this many inserted and deleted rows are aligned; with more, it is a different page. */
const MAX_EDITS = 3000;
/** Text stays legible, at a tenth of the bytes of a PNG. */
const WEBP_QUALITY = 70;
/** How much two colors may differ and still count as equal, from 0 to 1. */
const TOLERANCE = 0.1;

/**
 * Finds the places in which two screenshots differ. Rows are aligned first, so that one more line at the top does not mark
 * everything below it.
 * @param before a PNG; undefined if there was no such page
 * @param after a PNG of the same width
 * @returns an empty list if no eye can see a difference
 */
export async function comparePictures(before?: Buffer, after?: Buffer): Promise<PicturePair[]> {
  if (before && after?.equals(before)) return [];
  const [old, current] = [before && (await decode(before)), after && (await decode(after))];
  if (!old || !current) {
    const height = Math.min((old ?? current)?.height ?? 0, MAX_HEIGHT);
    return [await cut({ before: old, after: current }, [], [0, height])];
  }
  const [alignedOld, alignedCurrent] = align(old, current);
  const boxes = findBoxes(alignedOld, alignedCurrent);
  const aligned = { before: alignedOld, after: alignedCurrent };
  return Promise.all(bandsAround(boxes, alignedOld.height).map((band) => cut(aligned, boxes, band)));
}

/** The rows around the differences, from … up to, not including, …, as many as are shown. */
function bandsAround(boxes: readonly Region[], height: number): [from: number, to: number][] {
  const bands: [from: number, to: number][] = [];
  let left = MAX_HEIGHT;
  for (const { top, height: rows } of boxes) {
    const [from, to] = [Math.max(0, top - MARGIN), Math.min(height, top + rows + MARGIN)];
    const last = bands.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else bands.push([from, to]);
  }
  return bands.flatMap(([from, to]): [number, number][] => {
    const end = Math.min(to, from + left);
    left -= end - from;
    return end > from ? [[from, end]] : [];
  });
}

async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Inserts empty rows for rows that only the other side has, so that equal rows are at the same height. */
function align(before: Pixels, after: Pixels): [Pixels, Pixels] {
  const edits = diffArrays(rowsOf(before), rowsOf(after), { maxEditLength: MAX_EDITS }) ?? [
    { removed: true, added: false, count: before.height },
    { removed: false, added: true, count: after.height },
  ];
  // The row of each side at each height of the aligned pictures.
  const rows: Record<'before' | 'after', (number | undefined)[]> = { before: [], after: [] };
  const next = { before: 0, after: 0 };
  for (const { removed, added, count } of edits) {
    const isEqual = !removed && !added;
    if (isEqual) rows.before.length = rows.after.length = Math.max(rows.before.length, rows.after.length);
    for (let index = 0; index < count; index += 1) {
      if (!added) rows.before.push(next.before++);
      if (!removed) rows.after.push(next.after++);
    }
  }
  const height = Math.max(rows.before.length, rows.after.length);
  return [arrange(before, rows.before, height), arrange(after, rows.after, height)];
}

function rowsOf({ data, width, height }: Pixels): string[] {
  const bytes = width * 4;
  return Array.from({ length: height }, (_, row) => hash('md5', data.subarray(row * bytes, (row + 1) * bytes)));
}

/** @param rows the row of the picture at each height; an empty row gets the color at the left edge above it */
function arrange(picture: Pixels, rows: readonly (number | undefined)[], height: number): Pixels {
  const bytes = picture.width * 4;
  const data = Buffer.alloc(bytes * height, 255);
  for (let top = 0; top < height; top += 1) {
    const row = rows[top];
    const above = (top - 1) * bytes;
    if (row !== undefined) picture.data.copy(data, top * bytes, row * bytes, (row + 1) * bytes);
    else if (top > 0) data.fill(data.subarray(above, above + 4), top * bytes, (top + 1) * bytes);
  }
  return { data, width: picture.width, height };
}

/** The places that differ, from top to bottom. */
function findBoxes(before: Pixels, after: Pixels): Region[] {
  const { width, height } = before;
  const mask = new Uint32Array(width * height);
  pixelmatch(before.data, after.data, new Uint8Array(mask.buffer), width, height, {
    threshold: TOLERANCE,
    diffMask: true,
  });
  const isMarked = (row: number, column: number) => mask[row * width + column] !== 0;
  const columns = numbersIn(0, width);
  const rows = numbersIn(0, height).filter((row) => columns.some((column) => isMarked(row, column)));
  return joinClose(rows, GAP.rows).flatMap(([top, bottom]) => {
    const within = numbersIn(top, bottom);
    const marked = columns.filter((column) => within.some((row) => isMarked(row, column)));
    return joinClose(marked, GAP.columns).map(([left, right]) => {
      return { left, top, width: right - left, height: bottom - top };
    });
  });
}

function numbersIn(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Sorted numbers as ranges from … up to, not including, …; ranges closer than a gap are joined. */
function joinClose(numbers: readonly number[], gap: number): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number - last[1] < gap) last[1] = number + 1;
    else ranges.push([number, number + 1]);
  }
  return ranges;
}

/** @param pair of the same size, unless a side is missing */
async function cut(
  { before, after }: Sides<Pixels | undefined>,
  boxes: readonly Region[],
  [top, bottom]: readonly [from: number, to: number],
): Promise<PicturePair> {
  const { width } = before ?? after ?? { width: 0 };
  const height = bottom - top;
  const webpOf = ({ data }: Pixels) =>
    sharp(data.subarray(top * width * 4, bottom * width * 4), { raw: { width, height, channels: 4 } })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer();
  return {
    width,
    height,
    before: before && (await webpOf(before)),
    after: after && (await webpOf(after)),
    boxes: boxes.filter((box) => box.top >= top && box.top < bottom).map((box) => ({ ...box, top: box.top - top })),
  };
}
