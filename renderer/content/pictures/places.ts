import type { PicturePlace } from '../schema/picture-place';

/** WebP and old decoders take no side longer than this. */
const LONGEST_SIDE = 16_383;

/** The widths of a picture in a place. Widths above that of the original are replaced by the width of the original. */
export function widthsIn(place: PicturePlace, { width, height }: { width: number; height: number }): number[] {
  const most = Math.min(width, Math.floor((LONGEST_SIDE * width) / height));
  const fitting = place.widths.filter((each) => each < most);
  return fitting.length < place.widths.length ? [...fitting, most] : fitting;
}

/** The width for browsers that can't choose. */
export function fallbackWidthIn(place: PicturePlace, size: { width: number; height: number }): number {
  const widths = widthsIn(place, size);
  return widths.find((width) => width >= place.fallbackWidth) ?? Math.max(...widths);
}
