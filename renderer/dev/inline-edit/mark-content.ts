import type * as z from 'zod';
import type { Entry, WholeContent } from '../../content/schema/content';
import { isCopy } from '../../content/schema/fields/text';
import { openContent } from '../../content/schema/open-content';
import type { Site } from '../../content/schema/site';
import { fieldsOf } from '../../content/schema/walk-fields';
import { shownLists } from '../../html/unshown-texts';
import { memoize } from '../../platform/memoize';
import { setAt } from '../../platform/records';
import { mark } from './mark';

/**
 * @returns puts a mark after each text that visitors read. Components get numbers out of such texts in ways that stop at the
 * mark, such as Number.parseInt.
 */
export function contentMarker(site: Site): (content: WholeContent) => WholeContent {
  // The same for the same entry. Its marks are set on first use: few of thousands are shown.
  const markEntry = memoize<Entry, Entry>((entry) => toMarked(entry, site.kinds));
  const shown = shownLists(site);
  return ({ data }) => {
    const marked = shown.map(({ name, file, schema }) => [name, markFields(file, schema, data.lists[name])]);
    return openContent({
      ...data,
      lists: { ...data.lists, ...Object.fromEntries(marked) },
      entries: new Map([...data.entries].map(([address, entry]) => [address, markEntry(entry)])),
    });
  };
}

function toMarked(entry: Entry, kinds: Site['kinds']): Entry {
  const { file } = entry;
  const schema = kinds.find(({ name }) => name === entry.kind)?.schema;
  let data: Entry['data'] | undefined;
  let headings: Entry['headings'] | undefined;
  return {
    ...entry,
    get data() {
      data ??= schema ? markFields(file, schema, entry.data) : entry.data;
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
