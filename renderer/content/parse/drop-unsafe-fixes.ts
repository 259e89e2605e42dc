import { applyFixes } from '../diagnostics/apply-fixes';
import { byPlace, type Diagnostic } from '../diagnostics/diagnostic';

type CodeAtLine = Pick<Diagnostic, 'line' | 'code'>;

/**
 * The diagnostics of a file, without the fixes that cause another error in a line that they change: quotes make a value
 * readable, but not an email address.
 * @param errorsIn the errors in another text of the same file
 */
export function dropUnsafeFixes(
  text: string,
  diagnostics: readonly Diagnostic[],
  errorsIn: (text: string) => readonly CodeAtLine[],
): Diagnostic[] {
  const { text: after, fixed } = applyFixes(text, diagnostics.toSorted(byPlace));
  if (fixed.length === 0) return [...diagnostics];
  const isFixed = new Set(fixed);
  const left = new Set(diagnostics.filter((each) => !isFixed.has(each)).map(nameOf));
  const lines = new Set(errorsIn(after).flatMap((each) => (left.has(nameOf(each)) ? [] : each.line)));
  return diagnostics.map(({ fix, ...diagnostic }) =>
    fix?.every(({ line }) => !lines.has(line)) ? { ...diagnostic, fix } : diagnostic,
  );
}

function nameOf({ line, code }: CodeAtLine): string {
  return `${line} ${code}`;
}
