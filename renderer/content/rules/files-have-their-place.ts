import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from './rule';

export const filesHaveTheirPlace: Rule = {
  task: 'Name and save a file',
  demand: 'Every file lies in a folder that has pages of its kind.',
  why: 'The folder says what kind of page a file is. Elsewhere it would silently become nothing.',
};

export const strayFile = (): Problem => ({
  code: 'files-have-their-place',
  message: 'No collection has files at this place, so this file would not become a page.',
  suggestion: 'Move it to pages, legal, blog, press, careers or solutions/<hub>, and end its name in .mdx.',
});
