import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';
import type { MediaFormat } from '../media/formats';

const CODE = 'media-is-intact';

export const mediaIsIntact: RuleDescription = {
  category: 'Use pictures and downloads',
  description: 'A media file is whole, and is what its ending says.',
  rationale:
    'A file that is cut off, empty, or something else shows visitors a hole in the page, or a download that does not open.',
};

export const emptyFile = (): Problem => ({
  code: CODE,
  message: 'This file is empty (0 bytes).',
  suggestion: 'Put the file here again, or delete it.',
});

/** @param actual the format that the file has by its content, if the site knows it */
export function otherFormat(expected: MediaFormat, actual: MediaFormat | undefined, start: string): Problem {
  const what = actual ? `a ${actual.name} file` : (guess(start) ?? 'something else');
  return {
    code: CODE,
    message: `By its ending, this is a ${expected.name} file, but its content is ${what}.`,
    found: actual?.name ?? 'other content',
    suggestion: actual ? '' : `Export it again as ${expected.name}, or delete it.`,
  };
}

/** What the first characters look like. */
function guess(start: string): string | undefined {
  if (/^\W{0,8}<(?:!doctype html|html|head|body|script)\b/i.test(start)) return 'a web page (HTML)';
  if (/^(?:MZ|\x7fELF|#!)/.test(start)) return 'a program';
  if (/^version https:\/\/git-lfs/.test(start)) return 'a note of Git LFS in place of the file';
  return undefined;
}

/** @param detail what the decoder says, in its own words */
export function damaged(format: Pick<MediaFormat, 'name'>, detail: string): Problem {
  return {
    code: CODE,
    message: `This ${format.name} file is damaged or cut off: ${detail}.`,
    found: detail,
    suggestion: 'Export it again, and open it in a browser before you add it.',
  };
}

export function unsafeArchiveName(name: string): Problem {
  return {
    code: CODE,
    message: `This ZIP file has an entry named ${name}, which would be unpacked outside its folder.`,
    found: name,
    suggestion: 'Pack the files again from inside their folder.',
  };
}
