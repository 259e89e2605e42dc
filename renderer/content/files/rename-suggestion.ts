/** Whether a path is taken, or the same as a taken path on some computers. */
export type IsTaken = (path: string) => boolean;

/**
 * The suggestion to rename a file, never to a name that is taken: that file would be lost.
 * @param wanted the correct path; undefined if the name does not suggest a path
 */
export function renameSuggestion(wanted: string | undefined, isTaken: IsTaken): string {
  if (wanted === undefined) return 'Rename it using letters from a to z, digits, and hyphens.';
  if (!isTaken(wanted)) return `Rename it to ${wanted}.`;
  return `There is already a file ${wanted}: choose another name for this one, or delete one of the two.`;
}
