import type { FileLists, Linked, ValidFile } from '../graph/link';
import type { Diagnostic, Problem } from './diagnostic';

/** What an editor is doing when a rule has something to say, in the order of docs/rules.md. */
export const tasks = [
  'Name and save a file',
  'Write the front matter',
  'Fill in the fields',
  'Write the text',
  'Set links',
  'Use pictures and downloads',
  'State figures',
  'Be found in search',
  'Move or delete a page',
] as const;

/**
 * A demand on the content, and the one record of it: messages, `npm run check -- --explain`, docs/rules.md and SARIF
 * take their words from here. Its name in the registry is the code of its diagnostics, and stays for ever.
 */
export interface Rule {
  task: (typeof tasks)[number];
  /** What must be so, one sentence. */
  demand: string;
  /** Why, in words for somebody who writes and does not program. */
  why: string;
  /** What --fix does about it; a rule without it, only a person can satisfy. */
  fix?: string;
  /** Finds what breaks the rule in one file; the file and these lists are all that it may look at. */
  checkFile?: (valid: ValidFile, lists: FileLists) => Diagnostic[];
  /** Finds what breaks the rule in the linked content. A rule without any check is checked while a file is read (steps/). */
  check?: (linked: Linked, root: string) => Diagnostic[] | Promise<Diagnostic[]>;
  /** Finds what breaks the rule in what a branch changes; `before` is the content at its base (--changed). */
  compare?: (linked: Linked, before: Linked) => Diagnostic[];
}

/** A rule on the form of one field, which a schema names as `params: breaks('…')`. */
export interface FieldRule extends Rule {
  /** What is wrong with a value, and the mend. */
  problem: (found: string) => Pick<Problem, 'message' | 'suggestion' | 'replacement'>;
}
