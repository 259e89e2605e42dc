import { basename } from 'node:path';
import { type Diagnostic, diagnosticAt, type Problem, rangeAt } from '../diagnostics/diagnostic';

const TOP = rangeAt('', 0, 0);

/**
 * What a part of the check finds in a file, or that it failed: the other parts and all other files are checked all the same.
 * @param part as editors see it
 */
export function catchCrashes(label: string, part: string, find: () => readonly Diagnostic[]): readonly Diagnostic[] {
  try {
    return find();
  } catch (error) {
    return [crashInFile(label, part, error)];
  }
}

/** The diagnostic that a part of the check failed on a file. */
export function crashInFile(label: string, part: string, error: unknown): Diagnostic {
  return diagnosticAt({ label }, TOP, fault(part, 'file', error));
}

/** The diagnostic that a part of the check failed on all files of a content folder together. */
export function crashInFolder(root: string, part: string, error: unknown): Diagnostic {
  return diagnosticAt({ label: basename(root) }, TOP, fault(part, 'folder', error));
}

/**
 * What is said where the check itself fails.
 * @param part of the check, such as "rule words-are-not-repeated" or "step that reads a file"
 */
const fault = (part: string, on: 'file' | 'folder', error: unknown): Problem => ({
  code: 'check-does-not-crash',
  message: `The ${part} failed on this ${on}: ${error instanceof Error ? error.message : String(error)}.`,
  suggestion: `This is a bug in the check, not a mistake in your text. Please report it with this ${on}.`,
});
