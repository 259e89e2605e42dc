import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';
import { portablePath } from '../portable-path';
import { type IsTaken, renameTo } from '../rename-to';

const CODE = 'files-are-not-hidden';

/** What operating systems and editors leave in a folder by themselves, and take away again. */
const LEFT_BEHIND =
  /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|~\$.*|\.~lock\..*#|.+~|\..*\.sw[a-z]|4913|#.*#|\.#.*)$/i;

export const filesAreNotHidden: RuleDescription = {
  category: 'Name and save a file',
  description: 'No file or folder is hidden: no name begins with a dot.',
  rationale:
    'Most programs do not show such files, so nobody sees that one of them is missing from the site, or holds a password.',
};

/** Whether the last name of a path is one that a program gives to a file for its own use. */
export function isLeftBehind(path: string): boolean {
  return LEFT_BEHIND.test(nameOf(path));
}

/** What is wrong with an entry whose name begins with a dot, or that a program left behind; undefined for all others. */
export function hiddenEntry(path: string, isTaken: IsTaken): Problem | undefined {
  const name = nameOf(path);
  if (isLeftBehind(path)) {
    return {
      severity: 'warning',
      code: CODE,
      message: `A program left ${name} here for its own use. It is not part of the content.`,
      found: name,
      suggestion: 'Delete it, or close the program that uses it.',
    };
  }
  if (!name.startsWith('.')) return undefined;
  const isSecret = /^\.(?:env|npmrc|netrc|htpasswd|git-credentials|ssh|aws)\b/.test(name);
  return {
    code: CODE,
    message: `${name} is hidden, since its name begins with a dot, so it is not part of the site.`,
    found: name,
    suggestion: isSecret
      ? 'Delete it. If it holds passwords or keys and was ever committed, replace them: the history keeps them.'
      : `${renameTo(portablePath(path), isTaken)} If it is not for the site, delete it.`,
  };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
