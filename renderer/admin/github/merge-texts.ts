import { diffArrays } from 'diff';

/** A part of the old text, as indexes of its units, and what is there instead. */
interface Hunk {
  start: number;
  end: number;
  now: string;
}

/**
 * Where a field, a list entry, or a block of a body begins. Lines that go on with one belong to it: half a sentence of one editor and
 * half of another make no sentence.
 */
const UNIT = /^(?=[ \t]*(?:- |\d+[.)] |["']?[\w.-]+["']?:(?:\s|$)|#|\||<|[}\]]|---|\r?$))/m;

/**
 * Both changes of a text, where they are apart.
 * @returns undefined if they overlap
 */
export function mergeTexts(base: string, ours: string, theirs: string): string | undefined {
  const units = base.split(UNIT);
  const own = hunksOf(units, ours);
  const others = hunksOf(units, theirs).filter((hunk) => !own.some((each) => isSame(each, hunk)));
  if (own.some((hunk) => others.some((other) => overlap(hunk, other)))) return undefined;
  let merged = '';
  let at = 0;
  // What is inserted at a place goes before what replaces the unit there.
  for (const { start, end, now } of [...own, ...others].sort((a, b) => a.start - b.start || a.end - b.end)) {
    merged += units.slice(at, start).join('') + now;
    at = end;
  }
  return merged + units.slice(at).join('');
}

function hunksOf(units: string[], text: string): Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays(units, text.split(UNIT))) {
    const last = hunks.at(-1);
    const hunk = last && last.end === at ? last : { start: at, end: at, now: '' };
    if ((added || removed) && hunk !== last) hunks.push(hunk);
    if (added) hunk.now += value.join('');
    else at += value.length;
    if (removed) hunk.end = at;
  }
  return hunks;
}

function isSame(one: Hunk, other: Hunk): boolean {
  return one.start === other.start && one.end === other.end && one.now === other.now;
}

/** Two insertions at one place overlap, too: nobody knows which comes first. */
function overlap(one: Hunk, other: Hunk): boolean {
  return (one.start < other.end && other.start < one.end) || one.start === other.start;
}
