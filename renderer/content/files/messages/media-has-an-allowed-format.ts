import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';
import { allEndings, endingOf, formatOf } from '../media/formats';
import { type IsTaken, renameTo } from '../rename-to';

const CODE = 'media-has-an-allowed-format';

export const mediaHasAnAllowedFormat: RuleDescription = {
  category: 'Use pictures and downloads',
  description: `A file in content/media ends in ${allEndings.slice(0, -1).join(', ')}, or ${allEndings.at(-1)}.`,
  rationale:
    'Whatever is there can be published. A web page, a script, or a file with settings could run in the browser of a visitor, or reveal a secret.',
};

/** What is wrong with the ending of a media file. */
export function wrongEnding(path: string, isTaken: IsTaken): Problem | undefined {
  const ending = endingOf(path);
  if (!formatOf(path)) {
    return {
      code: CODE,
      message:
        ending === ''
          ? 'The name of this file has no ending that says what it is.'
          : `Files that end in .${ending} are not published.`,
      found: ending,
      suggestion: `Save it as one of these, or delete it: ${allEndings.join(', ')}.`,
    };
  }
  if (ending === ending.toLowerCase()) return undefined;
  const wanted = `${path.slice(0, -ending.length)}${ending.toLowerCase()}`;
  return {
    code: CODE,
    message: `The ending .${ending} has capital letters, so hosts may not recognize what kind of file it is.`,
    found: ending,
    suggestion: `${renameTo(wanted, isTaken)} Change its name where it is used, too.`,
  };
}
