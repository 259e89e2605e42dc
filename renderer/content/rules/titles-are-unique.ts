import { memoize } from '../../platform/memoize';
import { valueAt } from '../../platform/records';
import type { Finding } from '../diagnostics/diagnostic';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import { isDraft } from '../schema/publication';
import { comparableText } from '../text/comparable-text';
import { isPlaceholder } from '../text/unfinished-text';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Be found in search',
  description: 'No two pages have the same title or the same description. Capitals and spaces make no difference.',
  rationale:
    'A search engine that finds two pages with one title shows one of them, and a visitor with both open in tabs cannot tell them apart.',
  content: ({ linked: { files } }) => {
    const keys = files.flatMap(keysOf);
    // Almost always there are no duplicates, and no owner is needed.
    if (new Set(keys).size === keys.length) return [];
    const owners = new Map<string, ValidFile>();
    const found: Finding[] = [];
    // A draft is unfinished, and its author may still change the title.
    for (const valid of files.toSorted((a, b) => Number(isDraft(a)) - Number(isDraft(b)))) {
      for (const key of keysOf(valid)) {
        const owner = owners.get(key);
        if (owner === undefined) owners.set(key, valid);
        else found.push(sameAsIn(owner, key, valid));
      }
    }
    return found;
  },
});

function sameAsIn(owner: ValidFile, key: string, { file, data }: ValidFile): Finding {
  const [field = ''] = key.split(':', 1);
  const [own, other] = [data, owner.data].map((each) => String(valueAt(each, [field])).normalize('NFKC'));
  return diagnosticAtField(file, [field], 'value', {
    message: `${owner.file.label} has the same ${field}${own === other ? '' : ', except for capitals or spaces'}.`,
    suggestion: 'Say what only this page has.',
  });
}

/** What must be unique: a field, a colon, and its text as search engines compare it. */
const keysOf = memoize(({ data, address }: ValidFile): readonly string[] => {
  if (address === undefined) return [];
  return ['title', 'description'].flatMap((field) => {
    const text = valueAt(data, [field]);
    if (typeof text !== 'string' || isPlaceholder(text)) return [];
    return `${field}:${comparableText(text)}`;
  });
});
