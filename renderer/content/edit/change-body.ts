import { dequal } from 'dequal';
import type { Nodes } from 'mdast';
import { type ParsedFile, parse } from '../parse/parse';
import { lineStart } from '../text/line-bounds';
import { gapBefore, movePart, type Part, removePart, replaced } from './parts';

/** The index of each node from the root: [2] is the third block of a body, [2, 0] the first item in it, if it is a list. */
type BodyPath = readonly number[];

/** A change of the blocks of a body. `source` is Markdown: a paragraph, a heading, an item with its marker, a row, a component. */
export type BodyChange =
  | { do: 'insert'; path: BodyPath; at: number; source: string }
  | { do: 'replace'; path: BodyPath; source: string }
  | { do: 'move'; path: BodyPath; to: number }
  | { do: 'remove'; path: BodyPath };

/**
 * A file after a change of its body; what the change doesn't concern stays exactly as it is.
 * @throws Error if there is no such block, or if the change would join or split others
 */
export function changeBody(file: ParsedFile, change: BodyChange): ParsedFile {
  const text = textAfter(file, change);
  const after = text === undefined ? undefined : withSameStart(file, parse({ ...file.source, text }).file, change);
  if (after?.isBodyKnown && isOnly(change, file, after)) return after;
  throw new Error(`${file.label} is written in a way in which this change can't be made. Make it in the file itself.`);
}

function textAfter(file: ParsedFile, change: BodyChange): string | undefined {
  const { text } = file;
  if (change.do === 'insert') return withBlock(file, change.path, change.at, change.source.trim());
  const blocks = blocksIn(file, change.path.slice(0, -1));
  const index = change.path.at(-1) ?? -1;
  const own = blocks[index];
  if (!own) return undefined;
  if (change.do === 'remove') return removePart(text, blocks, index);
  if (change.do === 'move') return movePart(text, blocks, index, change.to);
  return replaced(text, own, indented(change.source.trim(), prefixOf(text, own)));
}

function withBlock(file: ParsedFile, path: BodyPath, at: number, source: string): string | undefined {
  const { text } = file;
  const blocks = blocksIn(file, path);
  const [first] = blocks;
  if (!first) return path.length === 0 ? `${text}${/[^\n]$/.test(text) ? '\n' : ''}\n${source}\n` : undefined;
  const prefix = prefixOf(text, first);
  const block = indented(source, prefix);
  const line = `\n${prefix}`;
  const isInLines = ['list', 'table'].includes(nodeAt(file.tree, path)?.type ?? '');
  const gap = isInLines
    ? (gapBefore(text, blocks, Math.min(Math.max(at, 1), blocks.length - 1)) ?? line)
    : `\n${prefix.trimEnd()}${line}`;
  const next = blocks[at]?.start;
  if (next !== undefined) return replaced(text, { start: next, end: next }, block + gap);
  const end = blocks.at(-1)?.end ?? text.length;
  return replaced(text, { start: end, end }, gap + block);
}

/** A numbered list begins with the number that it began with, whichever item is first now. */
function withSameStart(before: ParsedFile, after: ParsedFile | undefined, { path, ...change }: BodyChange) {
  const list = change.do === 'insert' ? path : path.slice(0, -1);
  const [old, now] = [nodeAt(before.tree, list), after && nodeAt(after.tree, list)];
  const [first] = after ? blocksIn(after, list) : [];
  if (!after || !first || old?.type !== 'list' || now?.type !== 'list' || old.start === now.start) return after;
  const end = first.start + String(now.start).length;
  return parse({ ...after.source, text: replaced(after.text, { start: first.start, end }, String(old.start)) }).file;
}

/** Whether a body has changed as wanted, and in no other block. */
function isOnly(change: BodyChange, before: ParsedFile, after: ParsedFile): boolean {
  const around = change.do === 'insert' ? change.path : change.path.slice(0, -1);
  const isSameAround = around.every((index, depth) => {
    const [old, now] = [before, after].map((file) => sourcesIn(file, around.slice(0, depth)).toSpliced(index, 1));
    return dequal(old, now);
  });
  const [old, now] = [sourcesIn(before, around), sourcesIn(after, around)];
  const index = change.do === 'insert' ? change.at : (change.path.at(-1) ?? 0);
  const others = change.do === 'insert' ? old : old.toSpliced(index, 1);
  if (change.do === 'move') return isSameAround && dequal(now, others.toSpliced(change.to, 0, old[index] ?? ''));
  // What was typed may be several blocks.
  const added = now.length - others.length;
  const isExpected = change.do === 'remove' ? added === 0 : added > 0;
  return isSameAround && isExpected && dequal(now.toSpliced(index, added), others);
}

function nodeAt(node: Nodes, [index, ...rest]: BodyPath): Nodes | undefined {
  if (index === undefined) return node;
  const child = 'children' in node ? node.children[index] : undefined;
  return child && nodeAt(child, rest);
}

/** The places of the blocks in a block of a body, as offsets in the text of the file. */
function blocksIn({ tree, bodyPlace }: ParsedFile, path: BodyPath): Part[] {
  const node = nodeAt(tree, path);
  if (!node || !('children' in node)) return [];
  const shift = bodyPlace.offset - bodyPlace.linesBefore;
  return node.children.map(({ position }) => ({
    start: (position?.start.offset ?? 0) + shift,
    end: (position?.end.offset ?? 0) + shift,
  }));
}

/** The Markdown of the blocks in a block, without the numbers of items. */
function sourcesIn(file: ParsedFile, path: BodyPath): string[] {
  return blocksIn(file, path).map(({ start, end }) => file.text.slice(start, end).replace(/^\d+(?=[.)]\s)/, ''));
}

/** What lines of a block have before them: the signs of a quotation, and the space of an indent. */
function prefixOf(text: string, { start }: Part): string {
  return text.slice(lineStart(text, start), start).replaceAll(/[^>\s]/g, ' ');
}

function indented(source: string, prefix: string): string {
  return source.replaceAll(/\r?\n/g, '\n').replaceAll(/\n(?=.)/g, `\n${prefix}`);
}
