import type { Diagnostic, Edit } from './diagnostic';

/** A text after its fixes, and the diagnostics whose fix is in it. */
interface Fixed {
  text: string;
  fixed: Diagnostic[];
}

/**
 * Applies the fixes of one file's diagnostics. Of two that touch the same place only the first is applied, for after
 * it the second means something else. Outside the edits the text stays as it is, line ends and byte order mark too.
 */
export function applyFixes(text: string, diagnostics: readonly Diagnostic[]): Fixed {
  const taken: Replacement[] = [];
  const fixed: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const replacements = (diagnostic.fix ?? []).map((edit) => toOffsets(edit, text));
    const isFree = replacements.every((one) => !taken.some((other) => touches(one, other)));
    if (replacements.length === 0 || !isFree) continue;
    taken.push(...replacements);
    fixed.push(diagnostic);
  }
  const fromTheEnd = taken.sort((a, b) => b.start - a.start);
  const result = fromTheEnd.reduce(
    (rest, { start, end, text: put }) => rest.slice(0, start) + put + rest.slice(end),
    text,
  );
  return { text: result, fixed };
}

interface Replacement {
  start: number;
  end: number;
  text: string;
}

function toOffsets({ line, column, endLine, endColumn, text }: Edit, source: string): Replacement {
  return { start: offsetAt(source, line, column), end: offsetAt(source, endLine, endColumn), text };
}

function offsetAt(text: string, line: number, column: number): number {
  let start = text.startsWith('\uFEFF') && line === 1 ? 1 : 0;
  for (let before = 1; before < line; before += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

function touches(a: Replacement, b: Replacement): boolean {
  return a.start <= b.end && b.start <= a.end;
}
