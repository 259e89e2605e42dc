import { dequal } from 'dequal';
import { diffArrays } from 'diff';

/** Some units of the old text, as indexes, and the units that are there instead. */
interface Hunk {
  start: number;
  end: number;
  now: string[];
}

/**
 * Where a field, a list entry, or a block of a body begins. Lines that go on with one belong to it: half a sentence of one editor and
 * half of another make no sentence.
 */
const UNIT = /^(?=[ \t]*(?:- |\d+[.)] |["']?[\w.-]+["']?:(?:\s|$)|#|\||<|[}\]]|---|\r?$))/m;

/**
 * Both changes of a text, where they are apart.
 * @returns undefined if they overlap, or might
 */
export function mergeTexts(base: string, ours: string, theirs: string): string | undefined {
  const units = base.split(UNIT);
  const own = hunksOf(units, ours);
  const others = hunksOf(units, theirs).filter((hunk) => !own.some((each) => dequal(each, hunk)));
  if (own.some((hunk) => others.some((other) => overlap(units, hunk, other)))) return undefined;
  const merged: string[] = [];
  let at = 0;
  // What is inserted at a place goes before what replaces the unit there.
  for (const { start, end, now } of [...own, ...others].sort((a, b) => a.start - b.start || a.end - b.end)) {
    merged.push(...units.slice(at, start), ...now);
    at = end;
  }
  return [...merged, ...units.slice(at)].join('');
}

function hunksOf(units: string[], text: string): Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays(units, text.split(UNIT))) {
    const last = hunks.at(-1);
    const hunk = last && last.end === at ? last : { start: at, end: at, now: [] };
    if ((added || removed) && hunk !== last) hunks.push(hunk);
    if (added) hunk.now.push(...value);
    else at += value.length;
    if (removed) hunk.end = at;
  }
  return hunks;
}

/** Whether two hunks concern the same units. Of two insertions side by side, nobody knows which comes first. */
function overlap(units: readonly string[], one: Hunk, other: Hunk): boolean {
  const [a, b] = [reachOf(units, one), reachOf(units, other)];
  if (one.start === one.end && other.start === other.end) return a.from <= b.to && b.from <= a.to;
  return a.from < b.to && b.from < a.to;
}

/**
 * The units that a hunk may concern. An entry that was inserted or removed beside one with the same first or last line may as well be
 * that one.
 */
function reachOf(units: readonly string[], { start, end, now }: Hunk): { from: number; to: number } {
  const moved = start === end ? now : units.slice(start, end);
  if (start !== end && now.length > 0) return { from: start, to: end };
  let [up, down] = [0, 0];
  while (up < start && units[start - 1 - up] === moved.at(-1 - (up % moved.length))) up += 1;
  while (end + down < units.length && units[end + down] === moved[down % moved.length]) down += 1;
  return { from: start - up, to: end + down };
}
