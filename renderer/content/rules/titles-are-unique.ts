import { atField } from '../steps/places';
import type { Rule } from './rule';
import { isPlaceholder } from './text-is-finished';

export const titlesAreUnique: Rule = {
  task: 'Be found in search',
  demand: 'No two pages have the same title or the same description.',
  why: 'A search engine that finds two pages of one title shows one of them, and a visitor with two open tabs cannot tell them apart.',
  check: ({ files }) => {
    const seen = new Map<string, string>();
    return files.flatMap(({ file, data, address }) => {
      if (address === undefined || typeof data !== 'object' || data === null) return [];
      return ['title', 'description'].flatMap((field) => {
        const text: unknown = Reflect.get(data, field);
        if (typeof text !== 'string' || isPlaceholder(text)) return [];
        const key = `${field}: ${text.toLowerCase()}`;
        const other = seen.get(key);
        if (other === undefined) {
          seen.set(key, file.label);
          return [];
        }
        return [
          atField(file, [field], 'value', {
            code: 'titles-are-unique',
            message: `${other} has the same ${field}.`,
            suggestion: 'Say what only this page has.',
          }),
        ];
      });
    });
  },
};
