import type { Theme } from '../../content/schema/fields/theme';
import type { MapFile } from './map-file';
import type { Branch, Section } from './structure';

/** The space of a page on the rim, in units of the picture: one line of its label. */
const SLOT = 15;
const GAP_BETWEEN_BRANCHES = 0.7;
const GAP_BETWEEN_SECTIONS = 1.6;
const SMALLEST_RADIUS = 170;
/** From the rim inwards: the names of the sections, then the ends of the links. */
const RING = 34;
/** The maximum space of a letter of a section's name. */
const LETTER = 12;

/** A page on the rim of the wheel, or a placeholder for pages that don't fit. */
export interface Spoke {
  page: MapFile | undefined;
  theme: Theme;
  label: string;
  /** In degrees, clockwise from the top. */
  angle: number;
  /** The links from it, as the paths of curves. */
  curves: string[];
}

/** A part of the rim, and the line of its name. */
interface Arc {
  name: string;
  theme: Theme;
  /** The band below the pages of each branch, as the paths of curves. */
  bands: string[];
  /** The curve along which the name is written. */
  line: string;
}

/** The structure of the site as a wheel, around 0, 0. */
export interface Wheel {
  radius: number;
  spokes: Spoke[];
  arcs: Arc[];
}

/** The end of the links to a page: its angle, and the middle angles of its branch and its section. */
interface Place {
  angle: number;
  branch: number;
  section: number;
}

/** A branch on the rim, from angle to angle. */
interface Span extends Branch {
  start: number;
  end: number;
}

/** A spoke before its links are drawn, and the files that it represents. */
interface Seat extends Omit<Spoke, 'angle' | 'curves'> {
  files: readonly MapFile[];
  place: Place;
}

/** Lays the pages of all sections out on a rim, and draws the links between them inside of it. */
export function wheelOf(sections: readonly Section[]): Wheel {
  const slots = slotsOf(sections);
  const radius = Math.max(SMALLEST_RADIUS, (slots * SLOT) / (2 * Math.PI));
  const slot = 360 / Math.max(1, slots);
  const seats: Seat[] = [];
  const arcs: Arc[] = [];
  let start = 0;
  for (const { name, theme, branches } of sections) {
    const spans = spansOf(branches, start, slot);
    const end = spans.at(-1)?.end ?? start;
    const middle = (start + end) / 2;
    seats.push(...spans.flatMap((span) => seatsOf(span, middle, slot).map((seat) => ({ ...seat, theme }))));
    const bands = spans.map((span) => arcPath(span.start, span.end, radius - 10));
    arcs.push({ name, theme, bands, line: lineFor(name, start, end, radius) });
    start = end + GAP_BETWEEN_SECTIONS * slot;
  }
  const places = new Map(seats.flatMap(({ files, place }) => files.map(({ path }) => [path, place] as const)));
  const spokes = seats.map(({ files, place, ...seat }) => ({
    ...seat,
    angle: place.angle,
    curves: seat.page ? curvesFrom(seat.page, places, radius - RING) : [],
  }));
  return { radius, spokes, arcs };
}

/** How many slots the rim has, gaps included. */
function slotsOf(sections: readonly Section[]): number {
  const ends = sections.map(({ branches }) => spansOf(branches, 0, 1).at(-1)?.end ?? 0);
  return ends.reduce((sum, end) => sum + end + GAP_BETWEEN_SECTIONS, 0);
}

function spansOf(branches: readonly Branch[], from: number, slot: number): Span[] {
  let start = from;
  return branches.map((branch) => {
    const seats = branch.pages.length + (branch.more.length > 0 ? 1 : 0);
    const span = { ...branch, start, end: start + seats * slot };
    start = span.end + GAP_BETWEEN_BRANCHES * slot;
    return span;
  });
}

/** A slot for each page of a branch, and one for all that don't fit. */
function seatsOf({ pages, more, start, end }: Span, section: number, slot: number): Omit<Seat, 'theme'>[] {
  const seats: Omit<Seat, 'theme' | 'place'>[] = pages.map((page) => ({ page, label: page.name, files: [page] }));
  if (more.length > 0) seats.push({ page: undefined, label: `${more.length} more`, files: more });
  const branch = (start + end) / 2;
  return seats.map((seat, index) => ({ ...seat, place: { angle: start + (index + 0.5) * slot, branch, section } }));
}

/** The links of a page to all others on the wheel; those to pages that don't fit are merged. */
function curvesFrom({ path, outgoing }: MapFile, places: ReadonlyMap<string, Place>, radius: number): string[] {
  const from = places.get(path);
  if (!from) return [];
  const targets = new Set(outgoing.flatMap((target) => places.get(target) ?? []));
  return [...targets].map((to) => curve(from, to, radius));
}

/** A curve inside the rim. It bends toward the common section or branch of both ends, so that similar links are bundled. */
function curve(from: Place, to: Place, radius: number): string {
  const [start, end] = [point(from.angle, radius), point(to.angle, radius)];
  const isNear = from.section === to.section;
  const first = isNear ? point(from.branch, radius * 0.72) : point(from.section, radius * 0.36);
  const second = isNear ? point(to.branch, radius * 0.72) : point(to.section, radius * 0.36);
  return `M${start}C${first} ${second} ${end}`;
}

/** The line for a name inside the rim; in the lower half it runs backward, so that the name is upright. */
function lineFor(name: string, from: number, to: number, radius: number): string {
  const middle = (from + to) / 2;
  // A name may be longer than its part of the rim.
  const half = Math.max((to - from) / 2, ((name.length * LETTER) / radius) * (90 / Math.PI));
  const isLow = middle > 90 && middle < 270;
  return isLow
    ? arcPath(middle + half, middle - half, radius - 18)
    : arcPath(middle - half, middle + half, radius - 28);
}

function arcPath(from: number, to: number, radius: number): string {
  const isLong = Math.abs(to - from) > 180 ? 1 : 0;
  const isClockwise = to > from ? 1 : 0;
  return `M${point(from, radius)}A${round(radius)} ${round(radius)} 0 ${isLong} ${isClockwise} ${point(to, radius)}`;
}

function point(angle: number, radius: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${round(Math.sin(turn) * radius)} ${round(-Math.cos(turn) * radius)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
