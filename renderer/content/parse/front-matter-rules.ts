import { type ProblemOf, rangeAt } from '../diagnostics/diagnostic';
import type { RuleDescription } from '../diagnostics/rule-description';

/** The rules on the start and the end of the front matter. */
export const frontMatterRules = {
  'front-matter-starts-the-file': {
    category: 'Write the front matter',
    description: 'The first line of a page is three hyphens and nothing else.',
    rationale:
      'The page is made from the fields between the two lines of hyphens. Without the first line, they would be text.',
    fix: 'Removes empty lines before it, and changes a line of dashes to three hyphens.',
  },
  'front-matter-is-closed': {
    category: 'Write the front matter',
    description: 'The fields end with a line of three hyphens.',
    rationale: 'Without it, the whole text would be read as fields.',
    fix: 'Changes a line of dashes to three hyphens.',
  },
} as const satisfies Record<string, RuleDescription>;

type FrontMatterProblem = ProblemOf<keyof typeof frontMatterRules>;

/** @param text the whole file */
export function unopenedFrontMatter(text: string): FrontMatterProblem {
  if (text.trim() === '') return emptyFile();
  if (text.startsWith('{\\rtf')) return richText();
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const empty = /^\s+(?=---\r?\n)/.exec(text)?.[0];
  return {
    code: 'front-matter-starts-the-file',
    message: `The first line must be three hyphens and nothing else, but it is ${firstLine === '' ? 'empty' : `"${firstLine.slice(0, 60)}"`}.`,
    suggestion: 'Write --- alone on the first line, the fields below it, and --- alone on a line after them.',
    replacement: isDashes(firstLine) ? '---' : undefined,
    ...(empty && { fix: [{ ...rangeAt(text, 0, empty.length), text: '' }] }),
  };
}

const emptyFile = (): FrontMatterProblem => ({
  code: 'front-matter-starts-the-file',
  message: 'This file is empty.',
  suggestion: 'Delete it, and let npm run new write one with every field explained.',
});

const richText = (): FrontMatterProblem => ({
  code: 'front-matter-starts-the-file',
  message: 'This is a document of a word processor (RTF), but a page is plain text.',
  suggestion: 'Delete it, let npm run new write a page, and paste the words into it without formatting.',
});

/** Some word processors turn several hyphens into one dash. */
function isDashes(line: string): boolean {
  return /^\s*(?:-{2,}|[–—]+-*)\s*$/.test(line);
}

export const unclosedFrontMatter = (): FrontMatterProblem => ({
  code: 'front-matter-is-closed',
  message: 'The front matter that opens here is never closed.',
  suggestion: 'Write --- alone on a line after the last field.',
});

export const miswrittenEnd = (line: string): FrontMatterProblem => ({
  code: 'front-matter-is-closed',
  message: `The line that ends the front matter must be three hyphens and nothing else, but it is "${line.slice(0, 60)}".`,
  suggestion: 'Write --- alone on this line.',
  replacement: isDashes(line) ? '---' : undefined,
});

export const endedEarly = (): FrontMatterProblem => ({
  code: 'front-matter-is-closed',
  message: 'Three hyphens end the front matter here, but there are more fields below.',
  suggestion: 'Delete this line; the one after the last field ends them.',
});
