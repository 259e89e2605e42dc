import type { CheckedFile } from '../checked-file/checked-file';
import type { Entry } from '../schema/content';
import { sectionsOf } from '../schema/sections-of';

/**
 * The files of content/media that pages use, by their names inside it: in fields, as pictures, and as links. Files that
 * only drafts and scheduled pages use are excluded, except in a preview.
 * @param files all content files, published or not
 * @param entries the entries that are shown
 */
export function publishedMedia(files: readonly CheckedFile[], entries: ReadonlyMap<string, Entry>): string[] {
  const shown = files.filter(({ list, type: { shownBy }, address }) =>
    list === undefined
      ? address !== undefined && entries.has(address)
      : shownBy === undefined || [...entries.values()].some((entry) => hasSection(entry, shownBy)),
  );
  return [...new Set(shown.flatMap(({ media }) => media.map(({ name }) => name)))].sort();
}

function hasSection(entry: Entry, wanted: string): boolean {
  return sectionsOf(entry).some(({ type }) => type === wanted);
}
