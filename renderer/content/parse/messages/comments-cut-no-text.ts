import type { Problem } from '../../diagnostics/diagnostic';

/** @param note what is cut off, from the # on */
export const cutText = (note: string): Problem => ({
  code: 'comments-cut-no-text',
  message: `From the # on, this is a note that visitors never see: ${note}`,
  found: note,
  suggestion: 'Put the whole value in quotes if this is part of it. If it is a note, type a space after the #.',
});
