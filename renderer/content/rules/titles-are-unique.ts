import * as z from 'zod';
import { memoize } from '../../platform/memoize';
import { valueAt } from '../../platform/records';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding } from '../diagnostics/diagnostic';
import { originalsIn } from '../graph/copies';
import { findDuplicates } from '../graph/find-duplicates';
import { comparableText } from '../text/comparable-text';
import { isPlaceholder } from '../text/unfinished-text';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Be found in search',
  description:
    'No two pages have the same title or description, no two in one language the same name, and no two of one kind the same headline. Capitals and spaces make no difference.',
  rationale:
    'A search engine that finds two pages with one title shows one of them, and a visitor with both open in tabs cannot tell them apart. Menus, breadcrumbs, and lists call a page by its name or headline: of two links with one name, nobody can tell which leads where.',
  content: async (content) => findDuplicates(await originalsIn(content), keysOf, sameAsIn),
});

function sameAsIn(file: CheckedFile, key: string, owner: CheckedFile): Finding {
  const [field = ''] = key.split(':', 1);
  const [found, other] = [file.data, owner.data].map((each) => String(valueAt(each, [field])).normalize('NFKC'));
  return file.at([field], {
    message: `${owner.label} has the same ${field}${found === other ? '' : ', except for capitals or spaces'}: ${found}`,
    found,
    suggestion: `Say what only this page has, in other words${field === 'description' ? '.' : factOf(file, owner, [field, found ?? ''])}`,
  });
}

/** The longest text of a field that fits into a name. */
const MAX_FACT = 30;

/** What tells the two pages apart already, such as the place of a job, as the end of a sentence. */
function factOf({ fields, kind }: CheckedFile, other: CheckedFile, [field, name]: [string, string]): string {
  const inNames = ['title', 'description', 'name', kind?.headline];
  const fact = fields.find(({ path: [key = '', ...below], value, schema }) => {
    const { refersTo, format } = schema.meta() ?? {};
    return (
      below.length === 0 &&
      typeof value === 'string' &&
      schema instanceof z.ZodString &&
      !refersTo &&
      !format &&
      !inNames.includes(String(key)) &&
      value.length <= MAX_FACT &&
      !/[.!?[\]]/.test(value) &&
      typeof valueAt(other.data, [key]) === 'string' &&
      valueAt(other.data, [key]) !== value
    );
  });
  return fact ? `, such as its ${fact.path[0]}:   ${field}: ${name}, ${fact.value}` : '.';
}

/** What must be unique: a field, a colon, among which pages, and its text as readers and search engines compare it. */
const keysOf = memoize(({ data, kind, address, language }: CheckedFile): readonly string[] => {
  if (address === undefined || !kind) return [];
  const { name, headline } = kind;
  const among = { ...(typeof headline === 'string' && { [headline]: `${language}:${name}` }), name: language };
  return Object.entries({ ...among, title: '', description: '' }).flatMap(([field, pages]) => {
    const text = valueAt(data, [field]);
    if (typeof text !== 'string' || text === '' || isPlaceholder(text)) return [];
    return `${field}:${pages}:${comparableText(text)}`;
  });
});
