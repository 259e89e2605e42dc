import type * as z from 'zod';
import { valueAt } from '../platform/records';
import type { CheckedFile } from './checked-file/checked-file';
import { publishedMedia } from './graph/published-media';
import type { Entry, WholeContent } from './schema/content';
import type { Kind } from './schema/define-kind';
import { isLeftOut } from './schema/fields/address';
import { indexOf } from './schema/index-kinds';
import { openContent } from './schema/open-content';
import { fieldsOf, type Path } from './schema/walk-fields';

/**
 * The content of the public site: without drafts and scheduled pages, and without the items of lists that are left out with them. All
 * other links lead to published pages, as links-lead-to-published-pages ensures.
 * @param files all content files
 */
export function publishedContent(
  content: WholeContent,
  files: readonly CheckedFile[],
  kinds: readonly Kind[],
): WholeContent {
  const isPublic = (address: string) => content.entries.get(address)?.state === 'published';
  const published = [...content.entries].filter(([address]) => isPublic(address));
  if (published.length === content.entries.size) return content;
  const entries = new Map(published);
  for (const { address = '', references, type, path } of files) {
    const entry = entries.get(address);
    const namesHidden = references.some(({ kind, value }) => kind === 'address' && !isPublic(value));
    if (namesHidden && entry?.file === path) entries.set(address, withPublicItems(entry, type.schema, isPublic));
  }
  return openContent({
    ...content.data,
    entries,
    kinds: indexOf(entries, kinds),
    media: publishedMedia(files, entries),
  });
}

function withPublicItems(entry: Entry, schema: z.ZodType, isPublic: (address: string) => boolean): Entry {
  const hidden = fieldsOf(schema, entry.data).flatMap(({ path, value, schema: field }) =>
    isLeftOut(field) && !isPublic(String(value)) ? [path.slice(0, -1)] : [],
  );
  return { ...entry, data: withoutItems(entry.data, hidden) };
}

/** A value without the items of lists at some paths. */
function withoutItems<Data>(data: Data, items: readonly Path[]): Data {
  const changed = structuredClone(data);
  // From the end, so that the items before stay where they are.
  for (const path of items.toReversed()) {
    const list = valueAt(changed, path.slice(0, -1));
    if (Array.isArray(list)) list.splice(Number(path.at(-1)), 1);
  }
  return changed;
}
