import { isMap, isPair, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { ParsedFile } from '../../content/parse/parse';
import type { Path } from '../../content/schema/walk-fields';
import { lineEnd, lineStart } from '../../content/text/line-bounds';

/** A part of a file's text to remove, as offsets. */
export interface Cut {
  start: number;
  end: number;
}

/**
 * The part to cut so that a field or an entry of a list is removed and everything else stays exactly as it is.
 * Undefined if the list or group would be left empty, or if the file has an unusual format.
 */
export function cutField({ text, yaml, yamlOffset }: ParsedFile, path: Path): Cut | undefined {
  const around = path.length > 1 ? yaml.getIn(path.slice(0, -1), true) : yaml.contents;
  if (!(isSeq(around) || isMap(around)) || around.items.length < 2) return undefined;
  const parts = around.items.map((item) => placeOf(item, yamlOffset));
  const index = isSeq(around) ? Number(path.at(-1)) : around.items.findIndex((item) => keyOf(item) === path.at(-1));
  const own = parts[index];
  if (!own) return undefined;
  return (around.flow ? undefined : wholeLines(text, own, isSeq(around))) ?? upToNeighbor(parts, index);
}

function keyOf(item: unknown): unknown {
  return isPair(item) && isScalar(item.key) ? item.key.value : undefined;
}

/** From the first character of a part to its last, without the dash of an entry. */
function placeOf(item: unknown, yamlOffset: number): Cut | undefined {
  const start = isPair(item) ? rangeOf(item.key)?.[0] : rangeOf(item)?.[0];
  const end = lastEnd(item);
  return start === undefined || end === undefined ? undefined : { start: yamlOffset + start, end: yamlOffset + end };
}

function rangeOf(node: unknown): Node['range'] | undefined {
  return typeof node === 'object' && node !== null && 'range' in node ? (node as Node).range : undefined;
}

/** The end of the last value in a part: what the parser calls the end of a group may include comments. */
function lastEnd(item: unknown): number | undefined {
  if (isPair(item)) return lastEnd((item as Pair).value) ?? rangeOf(item.key)?.[1];
  if ((isSeq(item) || isMap(item)) && !item.flow) return lastEnd(item.items.at(-1));
  return rangeOf(item)?.[1];
}

/** The lines of a part, including a comment at the end of a line; undefined if they have anything else. */
function wholeLines(text: string, { start, end }: Cut, isEntry: boolean): Cut | undefined {
  const from = lineStart(text, start);
  const before = text.slice(from, start);
  if (!(isEntry ? /^ *- +$/ : /^ *$/).test(before)) return undefined;
  // A block scalar ends with its last line.
  const last = text.charAt(end - 1) === '\n' ? end - 1 : end;
  return { start: from, end: Math.min(text.length, lineEnd(text, last) + 1) };
}

/** A part on a line with others: including the separator after it, or else the separator before it. */
function upToNeighbor(parts: readonly (Cut | undefined)[], index: number): Cut | undefined {
  const [before, own, after] = [parts[index - 1], parts[index], parts[index + 1]];
  if (own && after) return { start: own.start, end: after.start };
  return own && before ? { start: before.end, end: own.end } : undefined;
}
