import { byPlace, type Diagnostic } from './diagnostic';

/**
 * All diagnostics as one JSON object, for tools.
 * @param files how many files were checked
 * @param durationMs how long that took, in milliseconds
 */
export function printJson(diagnostics: readonly Diagnostic[], files: number, durationMs: number): string {
  return JSON.stringify(
    { diagnostics: [...diagnostics].sort(byPlace), files, durationMs: Math.round(durationMs) },
    null,
    2,
  );
}
