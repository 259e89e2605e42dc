import { isMap, isPair, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import type { ParsedFile } from '../parse/parse';
import type { Path } from '../schema/walk-fields';
import { lineEnd, lineStart } from '../text/line-bounds';

/** A part of a file's text, as offsets. */
export interface Part {
  start: number;
  end: number;
}

/** The entries of a list, or the fields of a group, in the text of a file. */
export interface Parts {
  node: YAMLSeq | YAMLMap;
  /** Each from its dash or name to its last character, with a comment behind it. */
  own: Part[];
  /** The same, each with the comments on the lines directly above it. */
  all: Part[];
}

/** The parts of a list or group; undefined if there is neither at the path. */
export function partsOf({ text, yaml, yamlOffset }: ParsedFile, path: Path): Parts | undefined {
  const node = path.length === 0 ? yaml.contents : yaml.getIn(path, true);
  if (!isSeq(node) && !isMap(node)) return undefined;
  const own = node.items.map((item) => {
    const start = yamlOffset + startOf(item);
    const end = yamlOffset + endOf(item);
    return {
      start: isSeq(node) && !node.flow ? text.lastIndexOf('-', start - 1) : start,
      end: node.flow ? end : withCommentBehind(text, end),
    };
  });
  return { node, own, all: node.flow ? own : withCommentsAbove(text, own) };
}

/** Which part has a name, or an index. */
export function indexOfPart({ node }: Parts, name: Path[number] | undefined): number {
  return isSeq(node) ? Number(name) : node.items.findIndex((item) => nameOf(item) === name);
}

function nameOf(item: unknown): unknown {
  return isPair(item) && isScalar(item.key) ? item.key.value : undefined;
}

function startOf(item: unknown): number {
  return rangeOf(isPair(item) ? item.key : item)?.[0] ?? 0;
}

/** The end of the last value in a part: what the parser calls the end of a group may include comments. */
function endOf(item: unknown): number {
  if (isPair(item)) return item.value === null ? (rangeOf(item.key)?.[1] ?? 0) : endOf(item.value);
  if ((isSeq(item) || isMap(item)) && !item.flow && item.items.length > 0) return endOf(item.items.at(-1));
  return rangeOf(item)?.[1] ?? 0;
}

function rangeOf(node: unknown): Node['range'] | undefined {
  return typeof node === 'object' && node !== null && 'range' in node ? (node as Node).range : undefined;
}

/** A block of text ends with its last line, not with the empty lines below it. */
function withCommentBehind(text: string, end: number): number {
  const last = text.slice(0, end).trimEnd().length;
  const rest = text.slice(last, lineEnd(text, last));
  return /^[ \t]+#/.test(rest) ? last + rest.trimEnd().length : last;
}

/** Comments above the first part are about the whole, unless other parts have comments as well. */
function withCommentsAbove(text: string, own: readonly Part[]): Part[] {
  const starts = own.map(({ start }, index) => commentStart(text, start, own[index - 1]?.end ?? 0));
  const isCommented = own.some(({ start }, index) => index > 0 && starts[index] !== start);
  return own.map(({ start, end }, index) => ({
    start: index === 0 && !isCommented ? start : (starts[index] ?? start),
    end,
  }));
}

function commentStart(text: string, start: number, limit: number): number {
  let found = start;
  for (let line = lineStart(text, start); line > limit + 1; ) {
    const above = lineStart(text, line - 1);
    const [, indent = ''] = /^([ \t]*)#/.exec(text.slice(above, line)) ?? [];
    if (above <= limit || text.charAt(above + indent.length) !== '#') break;
    found = above + indent.length;
    line = above;
  }
  return found;
}

/** A text with another one at a place, with the line ends that it has. */
export function replaced(text: string, { start, end }: Part, by: string): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return text.slice(0, start) + by.replaceAll(/\r?\n/g, lineEnd) + text.slice(end);
}

/** What is between a part and the one before it, if that is nothing but space and a comma. */
export function gapBefore(text: string, all: readonly Part[], index: number): string | undefined {
  const [before, part] = [all[index - 1], all[index]];
  const gap = before && part ? text.slice(before.end, part.start) : undefined;
  return gap !== undefined && /^\s*,?\s*$/.test(gap) ? gap : undefined;
}

/** A text without one of some parts, and without the gap on one side of it. */
export function removePart(text: string, all: readonly Part[], index: number): string | undefined {
  const [before, own, after] = [all[index - 1], all[index], all[index + 1]];
  if (!own) return undefined;
  return replaced(text, { start: after ? own.start : (before?.end ?? own.start), end: after?.start ?? own.end }, '');
}

/** A text with its parts in another order, in the gaps that there were. */
export function movePart(text: string, all: readonly Part[], from: number, to: number): string | undefined {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || !all[from] || !all[to]) return undefined;
  const sources = all.map(({ start, end }) => text.slice(start, end));
  const gaps = all.map(({ end }, index) => text.slice(end, all[index + 1]?.start ?? end));
  const [moved = ''] = sources.splice(from, 1);
  const ordered = sources.toSpliced(to, 0, moved).map((source, index) => source + gaps[index]);
  return replaced(text, { start: first.start, end: last.end }, ordered.join(''));
}
