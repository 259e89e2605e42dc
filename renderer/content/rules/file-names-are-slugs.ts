import { toSlug } from '../slug';
import { inFile } from '../steps/places';
import type { Rule } from './rule';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const fileNamesAreSlugs: Rule = {
  task: 'Name and save a file',
  demand: "The name of a page's file has small letters, digits and single hyphens.",
  why: 'The file name becomes the address. Some hosts tell capitals from small letters and others do not, and spaces look broken when somebody shares the address.',
  checkFile: ({ file, address }) => {
    if (address === undefined) return [];
    const names = file.path.replace(/\.mdx$/, '').split('/');
    const wrong = names.find((name) => !SLUG.test(name));
    if (wrong === undefined) return [];
    const slugs = names.map(toSlug).join('/');
    return [
      inFile(
        file,
        { line: 1, column: 1, endLine: 1, endColumn: 4 },
        {
          code: 'file-names-are-slugs',
          message: `The name of a page's file has small letters, digits and single hyphens, but found "${wrong}".`,
          found: wrong,
          suggestion: `Rename the file to ${slugs}.mdx.`,
        },
      ),
    ];
  },
};
