import * as z from 'zod';
import { plan } from '../../../components/sections/plan/schema';
import { collections, type DataFileName, dataFiles } from '../../content/schema/collections';
import type { AnyEntry, Content } from '../../content/schema/content';
import { type EntryLists, mapEachList } from '../../content/schema/entry-lists';
import { booking } from '../../content/schema/fields/booking';
import { sectionId } from '../../content/schema/fields/section-base';
import { opening } from '../../content/schema/opening';
import { site } from '../../content/schema/site';
import { fieldsOf } from '../../content/schema/walk-fields';
import { memoize } from '../../platform/memoize';
import { setAt } from '../../platform/records';
import { mark } from './mark';

/** Values that code compares or puts into addresses: a mark would change them. */
const compared: ReadonlySet<z.ZodType> = new Set([
  sectionId,
  site.shape.categories.element,
  opening.shape.location,
  booking.shape.offer.element,
  booking.shape.days.element.shape.name,
  booking.shape.words.element.shape.token,
  plan.schema.shape.weeks.element.shape.team.element.shape.role,
]);

/**
 * The content with a mark after each text that visitors read. Components get numbers out of such texts in ways that stop at
 * the mark, such as Number.parseInt.
 */
export function markContent(content: Content): Content {
  return {
    ...content,
    site: markList('site', content.site),
    words: markList('words', content.words),
    claims: markList('claims', content.claims),
    authors: markList('authors', content.authors),
    partners: markList('partners', content.partners),
    mediaKit: markList('mediaKit', content.mediaKit),
    entries: new Map([...content.entries].map(([address, entry]) => [address, markEntry(entry)])),
    // The proxy of an entry has its kind.
    lists: mapEachList(content.lists, (list: readonly AnyEntry[]) => list.map(markEntry)) as EntryLists,
  };
}

function markList<Value>(name: DataFileName, value: Value): Value {
  return markFields(dataFiles[name].file, dataFiles[name].schema, value);
}

/** The entry with marks: the same for the same entry. They are set on first use: few of thousands are shown. */
const markEntry = memoize<AnyEntry, AnyEntry>(toMarked);

function toMarked<Entry extends AnyEntry>(entry: Entry): Entry {
  const { file, kind } = entry;
  let data: Entry['data'] | undefined;
  let headings: Entry['headings'] | undefined;
  return {
    ...entry,
    get data() {
      data ??= markFields(file, collections[kind].schema, entry.data);
      return data;
    },
    get headings() {
      headings ??= entry.headings.map((heading, index) => ({
        ...heading,
        text: mark(heading.text, { file, place: `^${index}` }),
      }));
      return headings;
    },
  };
}

function markFields<Value>(file: string, schema: z.ZodType, value: Value): Value {
  const marked = structuredClone(value);
  for (const { path, value: text, schema: field } of fieldsOf(schema, value)) {
    if (typeof text === 'string' && isCopy(field)) setAt(marked, path, mark(text, { file, place: path.join('.') }));
  }
  return marked;
}

/** Whether a field has text for visitors: no address, id, date, or value from a list. */
export function isCopy(field: z.ZodType): boolean {
  const { refersTo, format } = field.meta() ?? {};
  return field instanceof z.ZodString && refersTo === undefined && format === undefined && !compared.has(field);
}
