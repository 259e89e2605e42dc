import type { List, ListItem, Nodes } from 'mdast';
import type { BodyEdit, CheckedFile } from '../checked-file/checked-file';

import type { Finding } from '../diagnostics/diagnostic';
import { lineAt, offsetAt } from '../diagnostics/line-index';
import { allNodes, offsetsOf } from '../parse/walk-mdast';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description:
    'What belongs to an entry of a list begins below the words of the entry, and all entries of a list have the same sign.',
  rationale:
    'Otherwise the list falls apart: visitors see a list of its own beside the steps that it explains, or one list where two levels were meant.',
  fix: 'Adds the missing spaces, and writes the sign of the first entry.',
  file: (file) =>
    allNodes(file.tree).flatMap((node) => {
      if (node.type === 'list') return flattened(node, file);
      return 'children' in node ? fallenApart(node.children, file) : [];
    }),
});

/** Entries that belong to the entry above, but are indented less than its words. */
function flattened({ children }: List, file: CheckedFile): Finding[] {
  const first = children.findIndex((item, index) => columnOf(item) >= columnOf(children[index - 1] ?? item) + 2);
  const [above, entry] = [children[first - 1], children[first]];
  if (!above || !entry) return [];
  const after = children.findIndex((item, index) => index > first && columnOf(item) < columnOf(entry));
  const meant = children.slice(first, after < 0 ? undefined : after);
  const missing = wordsColumn(above) - columnOf(entry);
  // Behind a tab, the words begin further right than their column says.
  return missing > 0 ? [indented(meant, missing, 'is an entry beside it', file)] : [];
}

/** What an entry may have besides its words. */
const PARTS: ReadonlySet<string> = new Set(['list', 'paragraph', 'code', 'blockquote', 'table']);

/** What ends a list that it is meant as a part of. */
function fallenApart(blocks: readonly Nodes[], file: CheckedFile): Finding[] {
  return blocks.flatMap((block, index) => {
    const above = blocks[index - 1];
    const last = above?.type === 'list' ? above.children.at(-1) : undefined;
    if (above?.type !== 'list' || !last) return [];
    const missing = wordsColumn(last) - columnOf(block);
    // A single space before other text is a harmless slip.
    const least = block.type === 'list' && isRightBelow(block, above) ? 1 : 2;
    if (PARTS.has(block.type) && columnOf(block) >= columnOf(above) + least && missing > 0) {
      const end = blocks.findIndex((each, at) => at > index && columnOf(each) !== columnOf(block));
      return [indented(blocks.slice(index, end < 0 ? undefined : end), missing, 'the list ends here', file)];
    }
    if (block.type !== 'list' || !isRightBelow(block, above)) return [];
    const next = blocks[index + 1];
    if (isPartOf(block, above, next)) return [indented([block], missing, 'the list ends here', file)];
    return above.ordered === block.ordered && columnOf(block) === columnOf(above)
      ? [otherSign(block, above, file)]
      : [];
  });
}

/** Bullets between two numbers that count on. */
function isPartOf(block: List, above: List, next: Nodes | undefined): boolean {
  if (block.ordered || !above.ordered || next?.type !== 'list' || !next.ordered) return false;
  return next.start === (above.start ?? 1) + above.children.length || isRightBelow(next, block);
}

function isRightBelow(block: Nodes, above: Nodes): boolean {
  return block.position?.start.line === (above.position?.end.line ?? 0) + 1;
}

function columnOf({ position }: Nodes): number {
  return position?.start.column ?? 1;
}

/** Where the words of an entry begin. */
function wordsColumn(item: ListItem): number {
  return item.children[0] ? columnOf(item.children[0]) : columnOf(item) + 2;
}

/** Blocks that need more spaces before them. */
function indented(blocks: readonly Nodes[], missing: number, instead: string, file: CheckedFile): Finding {
  const [first] = blocks;
  const start = first ? offsetsOf(first)[0] : 0;
  const spaces = missing === 1 ? 'one more space' : `${missing} more spaces`;
  return file.atBody(
    start,
    start + signOf(file.body, start).length,
    {
      message: `This is meant as a part of the entry above, but ${instead}, because it begins left of the words of that entry.`,
      suggestion: `Write ${spaces} before it, and before each line that belongs to it.`,
    },
    blocks.flatMap((block) => indents(block, missing, file.body)),
  );
}

/** The spaces before each line of a block. In a quotation there are no spaces, since its lines begin with a >. */
function indents({ position }: Nodes, missing: number, body: string): BodyEdit[] {
  const [from, to] = [position?.start.line ?? 1, position?.end.line ?? 0];
  const lines = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const texts = lines.map((line) => lineAt(body, line) ?? '');
  if (texts.some((text) => /^\s*>/.test(text))) return [];
  return lines.flatMap((line, index) => {
    const start = offsetAt(body, line, 1);
    return texts[index]?.trim() ? [{ start, end: start, text: ' '.repeat(missing) }] : [];
  });
}

/** The sign that an entry begins with, or the first word of another block. */
function signOf(body: string, start: number): string {
  return /^\S+/.exec(body.slice(start, start + 40))?.[0] ?? '';
}

function otherSign(block: List, above: List, file: CheckedFile): Finding {
  const [start] = offsetsOf(block);
  const [sign, meant] = [signOf(file.body, start), signOf(file.body, offsetsOf(above)[0])];
  const end = meant.slice(-1);
  const edits = block.children.map((item) => {
    const at = offsetsOf(item)[0] + signOf(file.body, offsetsOf(item)[0]).length;
    return { start: at - 1, end: at, text: end };
  });
  return file.atBody(
    start,
    start + sign.length,
    {
      message: `A new list begins here, because its entries begin with another sign than those above: ${sign} instead of ${meant}`,
      suggestion: `Write the same sign before all entries of a list:   ${end === '.' || end === ')' ? `1${end}` : end} one entry`,
    },
    edits,
  );
}
