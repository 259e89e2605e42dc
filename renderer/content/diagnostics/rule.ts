import type { Problem } from './diagnostic';

/** What an editor is doing when a rule has something to say, in the order of docs/rules.md. */
export const categories = [
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
export interface RuleDescription {
  category: (typeof categories)[number];
  /** What must be so, one sentence. */
  description: string;
  /** Why, in words for somebody who writes and does not program. */
  rationale: string;
  /** What --fix does about it; a rule without it, only a person can satisfy. */
  fix?: string;
}

/** A rule on the form of one field, which a schema names as `params: breaks('…')`. */
export interface FieldRule extends RuleDescription {
  /** What is wrong with a value, and the mend. */
  problem: (found: string) => Pick<Problem, 'message' | 'suggestion' | 'replacement'>;
}
