import type { Diagnostic, Edit } from './diagnostic';
import { countUpTo, offsetAt } from './line-index';

/** A fixed text, and the diagnostics whose fixes were applied. */
interface Fixed {
  text: string;
  fixed: Diagnostic[];
}

/**
 * Applies the fixes of one file's diagnostics. Of two that overlap, only the first is applied, because after
 * it the second means something else. Everything outside the edits stays as it is, including line ends and the byte order mark.
 */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): Fixed {
  // Sorted by place, so that a single lookup finds possible overlaps.
  const taken: TextEdit[] = [];
  const fixed: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const replacements = (diagnostic.fix ?? []).map((edit) => toOffsets(edit, text));
    if (replacements.length === 0 || !replacements.every((one) => isFree(one, taken))) continue;
    for (const one of replacements) taken.splice(countBefore(taken, one.start), 0, one);
    fixed.push(diagnostic);
  }
  return { text: edited(text, taken), fixed };
}

/** A part of a text, from one offset to another, and its replacement. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** A text after edits that are in the order of their places. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  const starts = [0, ...edits.map(({ end }) => end)];
  const parts = edits.map(({ start, text: put }, index) => text.slice(starts[index], start) + put);
  return parts.join('') + text.slice(starts.at(-1));
}

/** An edit by the offsets of its place in the text. */
export function toOffsets({ line, column, endLine, endColumn, text }: Edit, source: string): TextEdit {
  return { start: offsetAt(source, line, column), end: offsetAt(source, endLine, endColumn), text };
}

function isFree(one: TextEdit, taken: readonly TextEdit[]): boolean {
  const last = taken[countBefore(taken, one.end) - 1];
  return last === undefined || last.end < one.start;
}

/** How many replacements begin at an offset or before it. */
function countBefore(taken: readonly TextEdit[], offset: number): number {
  return countUpTo(taken, offset, ({ start }) => start);
}
