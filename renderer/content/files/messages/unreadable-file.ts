import type { Problem } from '../../diagnostics/diagnostic';

/** @param code of the system's error, such as EACCES */
export const unreadableFile = (code: string): Problem => ({
  code: 'text-is-readable',
  message: `This file can't be opened (${code}).`,
  found: code,
  suggestion:
    code === 'EACCES' || code === 'EPERM'
      ? 'Your account may not read it: change that in the properties of the file, or bring it back from the last commit.'
      : 'Close the programs that use it and try again, or bring it back from the last commit.',
});
