import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from './rule';

export const textIsReadable: Rule = {
  task: 'Name and save a file',
  demand: 'A file is saved as UTF-8 and has no control characters.',
  why: 'In another encoding, é and € turn into question marks on the page; characters that nobody sees can break a page for some readers.',
  fix: 'Deletes an invisible character.',
};

export const otherEncoding = (): Problem => ({
  code: 'text-is-readable',
  message: 'This file is saved as UTF-16, not as UTF-8.',
  suggestion: 'Save it as UTF-8: most editors offer it as the encoding under "Save as".',
});

export const oldLineEnd = (): Problem => ({
  code: 'text-is-readable',
  message: 'This line ends with a sign that only computers of the last century took for a line end (U+000D alone).',
  suggestion: 'Choose LF as the line end in your editor, and save the file again.',
});

/** @param code of the system's error, such as EACCES */
export const unreadableFile = (code: string): Problem => ({
  code: 'text-is-readable',
  message: `This file can't be opened (${code}).`,
  found: code,
  suggestion:
    code === 'EACCES' || code === 'EPERM'
      ? 'Your account may not read it: change that in the properties of the file, or bring it back from the last commit.'
      : 'Close the programs that use it and try again, or bring it back from the last commit.',
});

/** @param name of the character, such as U+0007 */
export const unreadableCharacter = (name: string): Problem => ({
  code: 'text-is-readable',
  message:
    name === 'U+FFFD'
      ? 'This character was lost: the file was not saved as UTF-8.'
      : `Here stands an invisible character that belongs in no text (${name}).`,
  found: name,
  suggestion: name === 'U+FFFD' ? 'Save the file as UTF-8, and type the character again.' : 'Delete it.',
  replacement: name === 'U+FFFD' || name === 'U+0000' ? undefined : '',
});
