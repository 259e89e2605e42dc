/** Whether another file or folder of the content has a path, or one that some computers treat as the same. */
export type IsTaken = (path: string) => boolean;

/**
 * The suggestion to rename a file, never to a name that is taken: that file would be lost.
 * @param wanted the path that it should have; undefined if none follows from its name
 */
export function renameSuggestion(wanted: string | undefined, isTaken: IsTaken): string {
  if (wanted === undefined) return 'Rename it using letters from a to z, digits, and hyphens.';
  if (!isTaken(wanted)) return `Rename it to ${wanted}.`;
  return `There is already a file ${wanted}: choose another name for this one, or delete one of the two.`;
}
