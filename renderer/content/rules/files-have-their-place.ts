import { homeOf } from '../collections';
import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from './rule';

export const filesHaveTheirPlace: Rule = {
  task: 'Name and save a file',
  demand: 'Every file lies in a folder that has pages of its kind, and its name ends in .mdx.',
  why: 'The folder says what kind of page a file is. Elsewhere, or under another ending, it would silently become nothing.',
};

const NOWHERE = {
  message: 'No collection has files at this place, so this file would not become a page.',
  suggestion: 'Move it to pages, legal, blog, press, careers or solutions/<hub>, and end its name in .mdx.',
};

/** @param path of a file that becomes nothing, inside the content folder */
export function strayFile(path: string): Problem {
  const [, stem = '', ending = ''] = /^(.*?)((?:\.\w+)+)$/.exec(path) ?? [];
  const [page, list] = [`${stem}.mdx`, `${stem.toLowerCase()}.yaml`];
  const meant = [page, list].find((name) => homeOf(name));
  const found = meant === undefined ? NOWHERE : misnamed(meant, ending);
  return { code: 'files-have-their-place', ...found };
}

function misnamed(meant: string, ending: string) {
  const isText = /\.(?:mdx?|markdown|txt|ya?ml)$/i.test(ending);
  return {
    message: `The name of this file does not say what it is, so the site would go without it: expected ${meant}.`,
    found: ending,
    suggestion: isText
      ? `Rename it to ${meant}.`
      : `A page is a plain text: make ${meant} with npm run new, and put what is written here into it.`,
  };
}
