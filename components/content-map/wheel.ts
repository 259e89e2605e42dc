import type { Theme } from '../../renderer/content/schema/fields/theme';
import type { MapFile } from './map-file';
import type { Section } from './structure';

/** The room of a page on the rim, in units of the picture; a line of its label needs that much. */
const SLOT = 15;
const GAP_BETWEEN_BRANCHES = 0.7;
const GAP_BETWEEN_SECTIONS = 1.6;
const SMALLEST_RADIUS = 170;
/** From the rim inwards: the names of the sections, then the ends of the links. */
const RING = 34;
/** The room of a letter of a section's name, where it is largest. */
const LETTER = 12;

/** A page on the rim of the wheel, or what stands for pages without room. */
export interface Spoke {
  page: MapFile | undefined;
  /** How many pages it stands for. */
  amount: number;
  theme: Theme;
  label: string;
  /** In degrees, clockwise from the top. */
  angle: number;
  /** The links from it, as the paths of curves. */
  curves: string[];
}

/** A part of the rim, and the line on which its name stands. */
interface Arc {
  name: string;
  theme: Theme;
  /** The band below the pages of each branch, as the paths of curves. */
  bands: string[];
  /** Where the name stands, as the path of a curve. */
  line: string;
}

/** The structure of the site as a wheel, around 0, 0. */
export interface Wheel {
  radius: number;
  spokes: Spoke[];
  arcs: Arc[];
}

interface Place {
  angle: number;
  /** The middles of what it belongs to. */
  branch: number;
  section: number;
}

/** Lays the pages of all sections out on a rim, and draws the links between them inside of it. */
export function wheelOf(sections: readonly Section[]): Wheel {
  const slots = slotsOf(sections);
  const radius = Math.max(SMALLEST_RADIUS, (slots * SLOT) / (2 * Math.PI));
  const perSlot = 360 / Math.max(1, slots);
  const spokes: Spoke[] = [];
  const arcs: Arc[] = [];
  const places = new Map<string, Place>();
  let next = 0;
  for (const { name, theme, branches } of sections) {
    const from = next;
    const spans = branches.map(({ pages, more }) => {
      const start = next;
      const angles = pages.map((_page, index) => start + (index + 0.5) * perSlot);
      pages.forEach((page, index) => {
        spokes.push({ page, amount: 1, theme, label: page.name, angle: angles[index] ?? 0, curves: [] });
      });
      next = start + pages.length * perSlot;
      if (more.length > 0) {
        const angle = next + 0.5 * perSlot;
        spokes.push({ page: undefined, amount: more.length, theme, label: `${more.length} more`, angle, curves: [] });
        next += perSlot;
      }
      const span = { start, end: next, pages, more };
      next += GAP_BETWEEN_BRANCHES * perSlot;
      return span;
    });
    const to = next - GAP_BETWEEN_BRANCHES * perSlot;
    const section = (from + to) / 2;
    for (const { start, end, pages, more } of spans) {
      const branch = (start + end) / 2;
      pages.forEach(({ path }, index) => {
        places.set(path, { angle: start + (index + 0.5) * perSlot, branch, section });
      });
      for (const { path } of more) places.set(path, { angle: end - 0.5 * perSlot, branch, section });
    }
    arcs.push({
      name,
      theme,
      bands: spans.map(({ start, end }) => arcPath(start, end, radius - 10)),
      line: lineFor(name, from, to, radius),
    });
    next = to + GAP_BETWEEN_SECTIONS * perSlot;
  }
  for (const spoke of spokes) spoke.curves = curvesFrom(spoke, places, radius - RING);
  return { radius, spokes, arcs };
}

function slotsOf(sections: readonly Section[]): number {
  return sections
    .map(({ branches }) =>
      branches
        .map(({ pages, more }) => pages.length + (more.length > 0 ? 1 : 0))
        .reduce((sum, slots) => sum + slots + GAP_BETWEEN_BRANCHES, -GAP_BETWEEN_BRANCHES),
    )
    .reduce((sum, slots) => sum + slots + GAP_BETWEEN_SECTIONS, 0);
}

/** The links of a page to all others on the wheel; pages without room share theirs. */
function curvesFrom({ page, angle }: Spoke, places: ReadonlyMap<string, Place>, radius: number): string[] {
  const from = page && places.get(page.path);
  if (!from) return [];
  const targets = page.outgoing.flatMap((path) => places.get(path) ?? []).filter((to) => to.angle !== angle);
  return [...new Set(targets.map((to) => curve(from, to, radius)))];
}

/** A curve inside the rim. It bends to the middle of what both ends belong to, so that links of the same way run together. */
function curve(from: Place, to: Place, radius: number): string {
  const [start, end] = [point(from.angle, radius), point(to.angle, radius)];
  const isNear = from.section === to.section;
  const first = isNear ? point(from.branch, radius * 0.72) : point(from.section, radius * 0.36);
  const second = isNear ? point(to.branch, radius * 0.72) : point(to.section, radius * 0.36);
  return `M${start}C${first} ${second} ${end}`;
}

/** The line for a name inside the rim; in the lower half it runs backwards, so that the name stands upright. */
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
