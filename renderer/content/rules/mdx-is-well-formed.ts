import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from './rule';

export const mdxIsWellFormed: Rule = {
  task: 'Write the text',
  demand: 'Every tag is closed, and a literal < or { is written \\< or \\{.',
  why: 'The text is Markdown with a few components in angle brackets. A bracket that opens and never closes makes the rest of the text unreadable.',
};

/** @param reason what the parser says */
export const unreadableText = (reason: string): Problem => ({
  code: 'mdx-is-well-formed',
  message: `The text can't be read from here on: ${reason}.`,
  suggestion: 'Close every tag that is opened; write a literal < as \\< and a literal { as \\{.',
});
