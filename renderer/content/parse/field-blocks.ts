import { memoize } from '../../platform/memoize';
import { linesOf } from '../diagnostics/diagnostic';
import type { ParsedFile } from './parse';

/** A block of fields in a body: the lines with its hyphens. */
export interface Block {
  first: number;
  last: number;
}

const FIELD = /^[a-z][\w-]*:(?:\s|$)/;
/** Other lines between the hyphens: a continued value, an entry of a list, a comment, an empty line. */
const PART = /^(?:\s|-\s|#|$)/;

/** Every block of fields between two lines of three hyphens in a body. */
export const secondBlocksOf = memoize((file: Pick<ParsedFile, 'body' | 'tree'>): readonly Block[] => {
  if (!/^---[ \t]*\r?\n[a-z][\w-]*:/m.test(file.body)) return [];
  const lines = linesOf(file.body);
  return file.tree.children.flatMap((node) => {
    // The first hyphens are a dividing line, or below a text the end of a heading.
    if (node.type !== 'thematicBreak' && node.type !== 'heading') return [];
    const first = node.position?.end.line ?? 0;
    const last = endOfFields(lines, first);
    return last === undefined ? [] : { first, last };
  });
});

/** The lines of a block, with its hyphens. */
export function linesOfBlock({ first, last }: Block): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The line of the hyphens that end the fields. */
function endOfFields(lines: readonly string[], first: number): number | undefined {
  if (!isEnd(lines[first - 1]) || !FIELD.test(lines[first] ?? '')) return undefined;
  let end = first;
  while (FIELD.test(lines[end] ?? '---') || PART.test(lines[end] ?? '---')) end += 1;
  return isEnd(lines[end]) && lines[end - 1]?.trim() !== '' ? end + 1 : undefined;
}

function isEnd(line: string | undefined): boolean {
  return line?.trimEnd() === '---';
}
