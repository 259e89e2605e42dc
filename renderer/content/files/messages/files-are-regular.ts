import type { EntryKind } from '../../../platform/contained-files';
import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';

export const filesAreRegular: RuleDescription = {
  category: 'Name and save a file',
  description: 'Everything in content is a file or a folder, never a symbolic link, a pipe, or a device.',
  rationale:
    'A link can point at any file of the computer that builds the site, and would publish it. What it points at is not even looked at.',
};

/** What is wrong with an entry by its kind alone; nothing of what a link points at is read or told. */
export function irregularEntry(kind: EntryKind): Problem | undefined {
  if (kind === 'file' || kind === 'folder') return undefined;
  return {
    code: 'files-are-regular',
    message:
      kind === 'link'
        ? 'This is a symbolic link (a shortcut to another file or folder). The site follows no links.'
        : 'This is a named pipe, a socket, or a device, not a file. It was not opened.',
    found: kind === 'link' ? 'a symbolic link' : 'a special file',
    suggestion:
      kind === 'link'
        ? 'Delete it, and put a copy of the file or folder itself here if the site needs it.'
        : 'Delete it.',
  };
}
