import type { Folder } from '../../platform/folder';
import { writtenIn } from '../../platform/written-in.mjs';
import { type Diagnostic, diagnosticAt, TOP } from '../diagnostics/diagnostic';
import type { FileProblem } from '../files/file-rules';

/**
 * What a part of the check finds in a file, or its crash: the other parts and all other files are still checked.
 * @param part as editors see it
 */
export function catchCrashes(label: string, part: string, find: () => readonly Diagnostic[]): readonly Diagnostic[] {
  try {
    return find();
  } catch (error) {
    return [crashInFile(label, part, error)];
  }
}

/** The diagnostic for a part of the check that crashed on a file. */
export function crashInFile(label: string, part: string, error: unknown): Diagnostic {
  return diagnosticAt({ label }, TOP, fault(part, 'file', error));
}

/** The diagnostic for a part of the check that crashed on a content folder. */
export function crashInFolder({ name }: Pick<Folder, 'name'>, part: string, error: unknown): Diagnostic {
  return diagnosticAt({ label: name }, TOP, fault(part, 'folder', error));
}

/**
 * The message for a crash of the check itself.
 * @param part of the check, such as "rule words-are-not-repeated" or "step that reads a file"
 */
const fault = (part: string, on: 'file' | 'folder', error: unknown): FileProblem => {
  const { site } = writtenIn(error);
  return {
    code: 'check-does-not-crash',
    message: `The ${part} failed on this ${on}: ${error instanceof Error ? error.message : String(error)}.`,
    suggestion: `This is a bug in ${site === undefined ? 'the check' : `the code of the site, at ${site}`}, not a mistake in your text. Please report it with this ${on}.`,
  };
};
