import { shortened } from '../../text/shorten-text';
import { byPlace, type Diagnostic } from '../diagnostic';

/**
 * All diagnostics as one JSON object, for tools.
 * @param files how many files were checked
 * @param durationMs how long that took, in milliseconds
 */
export function printJson(diagnostics: readonly Diagnostic[], files: number, durationMs: number): string {
  return JSON.stringify(
    { diagnostics: [...diagnostics].sort(byPlace).map(withShortTexts), files, durationMs: Math.round(durationMs) },
    null,
    2,
  );
}

function withShortTexts(diagnostic: Diagnostic) {
  const { message, expected, found, suggestion } = diagnostic;
  return {
    ...diagnostic,
    message: shortened(message),
    expected: expected && shortened(expected),
    found: found && shortened(found),
    suggestion: suggestion && shortened(suggestion),
  };
}
