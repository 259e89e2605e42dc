import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';
import { codeOf } from '../../text/unreadable';
import { FORBIDDEN, INVISIBLE, LOOSE_ENDS, portablePath, RESERVED } from '../portable-path';
import { type IsTaken, renameTo } from '../rename-to';

const CODE = 'file-names-are-portable';

export const fileNamesArePortable: RuleDescription = {
  category: 'Name and save a file',
  description:
    'Every name works on every computer: it has no characters that some of them forbid, and no invisible ones.',
  rationale:
    'Windows, macOS, and the host of the site each refuse other names, and take some names for the same. There, a file would be missing or replace another one.',
};

/** What some computer would not take in the last name of a path; undefined where all take it. */
export function unportableName(path: string, isTaken: IsTaken): Problem | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const message = whyNot(name);
  if (message === undefined) return undefined;
  return { code: CODE, message, found: name, suggestion: renameTo(portablePath(path), isTaken) };
}

function whyNot(name: string): string | undefined {
  const [invisible] = INVISIBLE.exec(name) ?? [];
  if (invisible === '\ufffd') return 'This name is not written in UTF-8, so not every computer can show or open it.';
  if (invisible !== undefined) {
    const code = codeOf(invisible);
    return /\p{Zs}/u.test(invisible)
      ? `This name has an unusual kind of space (${code}).`
      : `This name has an invisible character (${code}).`;
  }
  const [forbidden] = FORBIDDEN.exec(name) ?? [];
  if (forbidden !== undefined) return `This name has ${forbidden} in it, which Windows allows in no name.`;
  const [reserved] = RESERVED.exec(name) ?? [];
  if (reserved !== undefined) return `Windows reserves the name "${reserved.replace(/\.$/, '')}" for a device.`;
  if (!LOOSE_ENDS.test(name)) return undefined;
  return name.startsWith(' ')
    ? 'This name begins with a space.'
    : `This name ends with a ${name.endsWith('.') ? 'dot' : 'space'}, which Windows drops.`;
}

/** @param other the path of the file or folder whose name some computers take for the same */
export function sameName(path: string, other: string): Problem {
  const isByCapitals = path.normalize('NFC') !== other.normalize('NFC');
  return {
    code: CODE,
    message: isByCapitals
      ? `This name differs from ${other} only in capital letters. On Windows and macOS, the two are one file.`
      : `This name looks the same as ${other}: its accents are stored in another way (Unicode NFC and NFD). On macOS, the two are one file.`,
    found: path,
    suggestion: 'Choose a clearly different name for this one, or delete one of the two.',
  };
}
