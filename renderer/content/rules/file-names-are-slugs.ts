import { diagnosticAt } from '../diagnostics/diagnostic';
import { type IsTaken, renameSuggestion } from '../files/rename-suggestion';
import { isInReservedFolder } from '../schema/reserved-addresses';
import { toSlug } from '../text/slug';
import { defineRule } from './define-rule';

/** Computers allow at most 255 characters, and the names of social images and copies are longer than the name of the page. */
const LONGEST_NAME = 200;

export default defineRule({
  category: 'Name and save a file',
  description:
    'The file name of a page has only lowercase letters, digits and single hyphens, has at most 200 characters, and is not one that the site needs itself.',
  rationale:
    'The file name becomes the address. Some hosts distinguish capital letters from lowercase ones and others do not, and spaces look broken when someone shares the address.',
  content: (content) => {
    const files = content.files();
    const paths = new Set(files.map(({ path }) => path));
    return files.flatMap((file) => {
      const { address } = file;
      if (address === undefined) return [];
      const problem =
        spellingOf(file.path, (path) => paths.has(path)) ??
        (isTaken(address) ? takenName(file.path, address) : undefined) ??
        (isInReservedFolder(address) ? takenFolder(address) : undefined);
      return problem ? [diagnosticAt(file, { line: 1, column: 1, endLine: 1, endColumn: 4 }, problem)] : [];
    });
  },
});

function spellingOf(path: string, isOther: IsTaken) {
  const names = path.replace(/\.mdx$/, '').split('/');
  const long = names.find((name) => name.length > LONGEST_NAME);
  if (long !== undefined) {
    return {
      message: `The file name of a page has at most ${LONGEST_NAME} characters, but this one has ${long.length}.`,
      found: long,
      suggestion: 'Shorten it to a few words: it is the address of the page.',
    };
  }
  const wrong = names.find((name) => name !== toSlug(name));
  if (wrong === undefined) return undefined;
  const slugs = names.map(toSlug);
  return {
    message: `The file name of a page can only have lowercase letters, digits and single hyphens, but found "${wrong}".`,
    found: wrong,
    suggestion: slugs.includes('')
      ? 'Rename the file using letters from a to z, such as when-shops-answer-late.mdx.'
      : renameSuggestion(`${slugs.join('/')}.mdx`, isOther),
  };
}

/** Whether the site itself has a page there: the 404 page, or a further page of a list. */
function isTaken(address: string): boolean {
  return address === '/404' || /\/page\/\d+$|\/index$/.test(address);
}

function takenName(path: string, address: string) {
  const name = path.split('/').at(-1) ?? path;
  return {
    message: `The site makes a page for ${address} itself, so no file can be named ${name} here.`,
    found: name,
    suggestion:
      name === 'index.mdx'
        ? 'Name it after what it says. A page of a list is in pages.'
        : 'Name it after what it says.',
  };
}

function takenFolder(address: string) {
  const folder = address.split('/')[1] ?? '';
  return {
    message: `The site keeps other files under /${folder}/, so no page can have the address ${address}.`,
    found: folder,
    suggestion: `Give the folder another name than "${folder}".`,
  };
}
