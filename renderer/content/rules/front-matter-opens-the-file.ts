import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from './rule';

export const frontMatterOpensTheFile: Rule = {
  task: 'Write the front matter',
  demand: 'The first line of a page is three hyphens and nothing else.',
  why: 'The fields between the two lines of hyphens are what the page is made of. Without the first line they would be text.',
};

export const unopenedFrontMatter = (firstLine: string): Problem => ({
  code: 'front-matter-opens-the-file',
  message: `The first line must be three hyphens and nothing else, but it is ${firstLine === '' ? 'empty' : `"${firstLine.slice(0, 60)}"`}.`,
  suggestion: 'Write --- alone on the first line, the fields below it, and --- alone on a line after them.',
});
