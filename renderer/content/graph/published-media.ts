import type { ValidFile } from '../parse/parse-and-validate';
import type { Content } from '../schema/content';
import { allMediaUses } from './media-uses';

/**
 * Which files of content/media the pages of a content use, by their names inside it: in fields, as pictures, and as links. What
 * only a draft or a scheduled page uses is not among them unless the content is that of a preview.
 * @param files all content files, published or not
 * @param entries the entries that are shown
 */
export function publishedMedia(files: readonly ValidFile[], entries: Content['entries']): string[] {
  const shown = files.filter(({ list, address }) =>
    list === undefined ? address !== undefined && entries.has(address) : isListShown(list, entries),
  );
  return [...new Set(allMediaUses(shown).map(({ name }) => name))].sort();
}

/** The media kit is shown by its section alone; what the other lists say can be on any page. */
function isListShown(list: string, entries: Content['entries']): boolean {
  return list !== 'mediaKit' || [...entries.values()].some(hasMediaKit);
}

function hasMediaKit({ kind, data }: NonNullable<ReturnType<Content['entries']['get']>>): boolean {
  return kind === 'page' && data.sections.some(({ type }) => type === 'media-kit');
}
