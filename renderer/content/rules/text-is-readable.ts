import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from './rule';

export const textIsReadable: Rule = {
  task: 'Name and save a file',
  demand: 'A file is saved as UTF-8 and has no control characters.',
  why: 'In another encoding, é and € turn into question marks on the page; characters that nobody sees can break a page for some readers.',
};

/** @param name of the character, such as U+0007 */
export const unreadableCharacter = (name: string): Problem => ({
  code: 'text-is-readable',
  message: `Here stands a character that no text has (${name}). The file was perhaps not saved as UTF-8.`,
  found: name,
  suggestion: 'Save the file as UTF-8, and type the character again.',
});
