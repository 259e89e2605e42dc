import * as z from 'zod';
import { memoize } from '../../platform/memoize';
import { valueAt } from '../../platform/records';
import type { CheckedFile } from '../checked-file/checked-file';
import { originalsIn } from '../graph/copies';
import { findDuplicates } from '../graph/find-duplicates';
import { comparableText } from '../text/comparable-text';
import { isPlaceholder } from '../text/unfinished-text';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Set links',
  description: 'No two pages in one language have the same name, and no two pages of one kind the same headline.',
  rationale:
    'Menus, breadcrumbs, and lists call a page by them: of two links with one name, nobody can tell which leads where, least of all with a screen reader.',
  content: async (content) =>
    findDuplicates(await originalsIn(content), keysOf, (file, key, owner) => {
      const [field = ''] = key.split(':', 1);
      const found = String(valueAt(file.data, [field]));
      return file.at([field], {
        message: `${owner.label} has the same ${field}, so links to the two pages look the same: ${found}`,
        found,
        suggestion: `Say what only this page has, in other words${factOf(file, owner, [field, found])}`,
      });
    }),
});

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

/** What must be unique: a field, a colon, among which pages, and its text as readers compare it. */
const keysOf = memoize((file: CheckedFile): readonly string[] => {
  const { data, kind, address, language } = file;
  if (address === undefined || !kind) return [];
  const { name, headline } = kind;
  return ['name', ...(typeof headline === 'string' ? [headline] : [])].flatMap((field) => {
    const text = valueAt(data, [field]);
    if (typeof text !== 'string' || text === '' || isPlaceholder(text)) return [];
    return `${field}:${language}:${field === 'name' ? '' : name}:${comparableText(text)}`;
  });
});
