import type { Diagnostic, Edit } from './diagnostic';
import { offsetAt } from './line-index';

/** A text after its fixes, and the diagnostics whose fix is in it. */
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
  const taken: Replacement[] = [];
  const fixed: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const replacements = (diagnostic.fix ?? []).map((edit) => toOffsets(edit, text));
    if (replacements.length === 0 || !replacements.every((one) => isFree(one, taken))) continue;
    for (const one of replacements) taken.splice(countBefore(taken, one.start), 0, one);
    fixed.push(diagnostic);
  }
  const starts = [0, ...taken.map(({ end }) => end)];
  const parts = taken.map(({ start, text: put }, index) => text.slice(starts[index], start) + put);
  return { text: parts.join('') + text.slice(starts.at(-1)), fixed };
}

interface Replacement {
  start: number;
  end: number;
  text: string;
}

function toOffsets({ line, column, endLine, endColumn, text }: Edit, source: string): Replacement {
  return { start: offsetAt(source, line, column), end: offsetAt(source, endLine, endColumn), text };
}

function isFree(one: Replacement, taken: readonly Replacement[]): boolean {
  const last = taken[countBefore(taken, one.end) - 1];
  return last === undefined || last.end < one.start;
}

/** How many replacements begin at an offset or before it. */
function countBefore(taken: readonly Replacement[], offset: number): number {
  let low = 0;
  let high = taken.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((taken[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
