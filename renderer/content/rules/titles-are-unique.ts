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
  description: 'No two pages have the same title or the same description. Capitals and spaces make no difference.',
  rationale:
    'A search engine that finds two pages with one title shows one of them, and a visitor with both open in tabs cannot tell them apart.',
  content: async (content) => findDuplicates(await originalsIn(content), keysOf, sameAsIn),
});

function sameAsIn(file: CheckedFile, key: string, owner: CheckedFile): Finding {
  const [field = ''] = key.split(':', 1);
  const [own, other] = [file.data, owner.data].map((each) => String(valueAt(each, [field])).normalize('NFKC'));
  return file.at([field], {
    message: `${owner.label} has the same ${field}${own === other ? '' : ', except for capitals or spaces'}.`,
    suggestion: 'Say what only this page has.',
  });
}

/** What must be unique: a field, a colon, and its text as search engines compare it. */
const keysOf = memoize(({ data, address }: CheckedFile): readonly string[] => {
  if (address === undefined) return [];
  return ['title', 'description'].flatMap((field) => {
    const text = valueAt(data, [field]);
    if (typeof text !== 'string' || isPlaceholder(text)) return [];
    return `${field}:${comparableText(text)}`;
  });
});
