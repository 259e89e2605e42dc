import { publishedMedia } from './graph/published-media';
import type { ValidFile } from './parse/parse-and-validate';
import type { AnyEntry, Content } from './schema/content';
import { entryListsOf } from './schema/entry-lists';

/**
 * The content of the public site: without drafts and scheduled pages, which columns don't list either. All other
 * links lead to published pages, as links-lead-to-published-pages ensures.
 * @param files all content files
 */
export function publishedContent(content: Content, files: readonly ValidFile[]): Content {
  const isPublic = (address: string) => content.entries.get(address)?.state === 'published';
  const published = [...content.entries].filter(([address]) => isPublic(address));
  if (published.length === content.entries.size) return content;
  const entries = new Map(published.map(([address, entry]) => [address, withPublicItems(entry, isPublic)]));
  return { ...content, entries, lists: entryListsOf(entries), media: publishedMedia(files, entries) };
}

function withPublicItems(entry: AnyEntry, isPublic: (address: string) => boolean): AnyEntry {
  if (entry.kind !== 'hub') return entry;
  return { ...entry, data: { ...entry.data, items: entry.data.items.filter(({ page }) => isPublic(page)) } };
}
