import type { Diagnostic } from '../diagnostics/diagnostic';
import { once } from '../once';
import type { ValidFile } from '../steps/link';
import { atField } from '../steps/places';
import type { Rule } from './rule';
import { isPlaceholder } from './text-is-finished';

export const titlesAreUnique: Rule = {
  task: 'Be found in search',
  demand: 'No two pages have the same title or the same description.',
  why: 'A search engine that finds two pages of one title shows one of them, and a visitor with two open tabs cannot tell them apart.',
  check: ({ files }) => {
    const seen = new Map<string, string>();
    const found: Diagnostic[] = [];
    for (const valid of files) {
      const { file } = valid;
      for (const [field, key] of keysOf(valid)) {
        const other = seen.get(key);
        if (other === undefined) {
          seen.set(key, file.label);
        } else {
          const problem = {
            code: 'titles-are-unique',
            message: `${other} has the same ${field}.`,
            suggestion: 'Say what only this page has.',
          } as const;
          found.push(atField(file, [field], 'value', problem));
        }
      }
    }
    return found;
  },
};

/** What no other page may have, by its field. */
const keysOf = once(({ data, address }: ValidFile): readonly (readonly [field: string, key: string])[] => {
  if (address === undefined || typeof data !== 'object' || data === null) return [];
  return ['title', 'description'].flatMap((field) => {
    const text: unknown = Reflect.get(data, field);
    return typeof text === 'string' && !isPlaceholder(text) ? [[field, `${field}: ${text.toLowerCase()}`]] : [];
  });
});
