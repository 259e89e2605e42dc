import { type Problem, rangeAt } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';

export const frontMatterOpensTheFile: RuleDescription = {
  category: 'Write the front matter',
  description: 'The first line of a page is three hyphens and nothing else.',
  rationale:
    'The fields between the two lines of hyphens are what the page is made of. Without the first line they would be text.',
  fix: 'Takes away empty lines before it, and makes it three hyphens where it is only dashes.',
};

/** @param text the whole file */
export function unopenedFrontMatter(text: string): Problem {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const empty = /^\s+(?=---\r?\n)/.exec(text)?.[0];
  return {
    code: 'front-matter-opens-the-file',
    message: `The first line must be three hyphens and nothing else, but it is ${firstLine === '' ? 'empty' : `"${firstLine.slice(0, 60)}"`}.`,
    suggestion: 'Write --- alone on the first line, the fields below it, and --- alone on a line after them.',
    replacement: isDashes(firstLine) ? '---' : undefined,
    ...(empty && { fix: [{ ...rangeAt(text, 0, empty.length), text: '' }] }),
  };
}

/** Some word processors make one dash of several hyphens. */
export function isDashes(line: string): boolean {
  return /^\s*(?:-{2,}|[–—]+-*)\s*$/.test(line);
}
