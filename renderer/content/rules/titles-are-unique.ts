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
    const seen = new Set<string>();
    const found: Diagnostic[] = [];
    for (const valid of files) {
      for (const key of keysOf(valid)) {
        const count = seen.size;
        // Asking first whether it is there would take as long again.
        if (seen.add(key).size === count) found.push(sameAsBefore(valid, key, files));
      }
    }
    return found;
  },
};

function sameAsBefore({ file }: ValidFile, key: string, files: readonly ValidFile[]): Diagnostic {
  const [field = ''] = key.split(':', 1);
  const first = files.find((valid) => keysOf(valid).includes(key));
  return atField(file, [field], 'value', {
    code: 'titles-are-unique',
    message: `${first?.file.label} has the same ${field}.`,
    suggestion: 'Say what only this page has.',
  });
}

/** What no other page may have: a field, a colon, and its text. */
const keysOf = once(({ data, address }: ValidFile): readonly string[] => {
  if (address === undefined || typeof data !== 'object' || data === null) return [];
  return ['title', 'description'].flatMap((field) => {
    const text: unknown = Reflect.get(data, field);
    return typeof text === 'string' && !isPlaceholder(text) ? `${field}:${text.toLowerCase()}` : [];
  });
});
