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
    const keys = files.flatMap(keysOf);
    // Nearly always none is there twice, and nobody asks whose each of thousands is.
    if (new Set(keys).size === keys.length) return [];
    const owners = new Map<string, string>();
    const found: Diagnostic[] = [];
    for (const valid of files) {
      for (const key of keysOf(valid)) {
        const owner = owners.get(key);
        if (owner === undefined) owners.set(key, valid.file.label);
        else found.push(sameAsIn(owner, key, valid));
      }
    }
    return found;
  },
};

function sameAsIn(other: string, key: string, { file }: ValidFile): Diagnostic {
  const [field = ''] = key.split(':', 1);
  return atField(file, [field], 'value', {
    code: 'titles-are-unique',
    message: `${other} has the same ${field}.`,
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
