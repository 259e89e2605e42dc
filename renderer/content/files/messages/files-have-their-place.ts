import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';
import { classifyFile } from '../../schema/collections';
import { formatOf } from '../media/formats';
import { type IsTaken, renameTo } from '../rename-to';

export const filesHaveTheirPlace: RuleDescription = {
  category: 'Name and save a file',
  description: 'Every file lies in a folder that has pages of its kind, and its name ends in .mdx.',
  rationale:
    'The folder says what kind of page a file is. Elsewhere, or under another ending, it would silently become nothing.',
};

const TEXT = /\.(?:mdx?|markdown|txt|ya?ml)$/i;
const DOCUMENT = /\.(?:docx?|odt|rtf|pages|html?)$/i;

const NO_PAGE = {
  message: 'No collection has files at this place, so this file would not become a page.',
  suggestion: 'Move it to pages, legal, blog, press, careers or solutions/<hub>, and end its name in .mdx.',
};

const NOTHING = {
  message: "The site can't use a file of this kind, so it would not be published.",
  suggestion: 'Delete it, or keep it outside the content folder.',
};

/**
 * What is wrong with the place of a file outside of media; undefined where it becomes a page or a list.
 * @param path inside the content folder
 */
export function strayFile(path: string, isTaken: IsTaken): Problem | undefined {
  if (classifyFile(path)) return undefined;
  const [, stem = '', ending = ''] = /^(.*?)((?:\.\w+)+)$/.exec(path) ?? [];
  const [page, list] = [`${stem}.mdx`, `${stem.toLowerCase()}.yaml`];
  const meant = [page, list].find((name) => classifyFile(name));
  return { code: 'files-have-their-place', ...problemOf(path, meant, ending, isTaken) };
}

function problemOf(path: string, meant: string | undefined, ending: string, isTaken: IsTaken) {
  if (formatOf(path)) return belongsInMedia(path, isTaken);
  if (!TEXT.test(path) && !DOCUMENT.test(path)) return NOTHING;
  return meant === undefined ? NO_PAGE : misnamed(meant, ending, isTaken);
}

function belongsInMedia(path: string, isTaken: IsTaken) {
  const wanted = `media/${path.slice(path.lastIndexOf('/') + 1)}`;
  return {
    message: 'Pictures and downloads are published from the folder media alone, so this one would not be published.',
    suggestion: isTaken(wanted)
      ? `Move it to media under another name (there is a file ${wanted} already), or delete it.`
      : `Move it to ${wanted}; its address is then /${wanted}. If no page needs it, delete it.`,
  };
}

function misnamed(meant: string, ending: string, isTaken: IsTaken) {
  return {
    message: `The name of this file does not say what it is, so it would not be published: expected ${meant}.`,
    found: ending,
    suggestion:
      TEXT.test(ending) || isTaken(meant)
        ? renameTo(meant, isTaken)
        : `A page is a plain text: make ${meant} with npm run new, and put what is written here into it.`,
  };
}
