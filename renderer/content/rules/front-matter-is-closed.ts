import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from './rule';

export const frontMatterIsClosed: Rule = {
  task: 'Write the front matter',
  demand: 'The fields end with a line of three hyphens.',
  why: 'Without it the whole text would be taken for fields.',
};

export const unclosedFrontMatter = (): Problem => ({
  code: 'front-matter-is-closed',
  message: 'The front matter that opens here is never closed.',
  suggestion: 'Write --- alone on a line after the last field.',
});
