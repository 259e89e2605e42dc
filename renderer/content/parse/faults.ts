import { basename } from 'node:path';
import { type Diagnostic, diagnosticAt, rangeAt } from '../diagnostics/diagnostic';
import { fault } from './messages/check-has-no-fault';

const TOP = rangeAt('', 0, 0);

/**
 * What a part of the check finds in a file, or that it failed: the other parts and all other files are checked all the same.
 * @param part as editors are told
 */
export function catchFaults(label: string, part: string, find: () => readonly Diagnostic[]): readonly Diagnostic[] {
  try {
    return find();
  } catch (error) {
    return [faultInFile(label, part, error)];
  }
}

/** The diagnostic that a part of the check failed on a file. */
export function faultInFile(label: string, part: string, error: unknown): Diagnostic {
  return diagnosticAt({ label }, TOP, fault(part, 'file', error));
}

/** The diagnostic that a part of the check failed on all files of a content folder together. */
export function faultInFolder(root: string, part: string, error: unknown): Diagnostic {
  return diagnosticAt({ label: basename(root) }, TOP, fault(part, 'folder', error));
}
