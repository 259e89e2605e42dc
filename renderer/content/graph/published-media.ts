import type { ValidFile } from '../parse/parse-and-validate';
import type { AnyEntry, Content } from '../schema/content';
import { allMediaUses } from './media-uses';

/**
 * The files of content/media that pages use, by their names inside it: in fields, as pictures, and as links. Files that
 * only drafts and scheduled pages use are excluded, except in a preview.
 * @param files all content files, published or not
 * @param entries the entries that are shown
 */
export function publishedMedia(files: readonly ValidFile[], entries: Content['entries']): string[] {
  const shown = files.filter(({ list, address }) =>
    list === undefined ? address !== undefined && entries.has(address) : isListShown(list, entries),
  );
  return [...new Set(allMediaUses(shown).map(({ name }) => name))].sort();
}

/** Only its section shows the media kit; the other lists can be on any page. */
function isListShown(list: string, entries: Content['entries']): boolean {
  return list !== 'mediaKit' || [...entries.values()].some(hasMediaKit);
}

function hasMediaKit({ kind, data }: AnyEntry): boolean {
  return kind === 'page' && data.sections.some(({ type }) => type === 'media-kit');
}
