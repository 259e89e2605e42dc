import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding } from '../diagnostics/diagnostic';
import { distinctBy } from '../schema/fields/distinct';
import type { Path } from '../schema/walk-fields';
import { comparableText } from '../text/comparable-text';
import { isPlaceholder } from '../text/unfinished-text';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Fill in the fields',
  description:
    'A list of links, figures, files, names, or points repeats nothing, and a page is not one of its own items.',
  rationale:
    'Nobody repeats an entry on purpose: usually it was copied and not yet changed. Visitors would read the same line twice.',
  file: (file) => {
    const lists = file.fields.flatMap(({ path, value, schema: field }) => {
      const keys = Array.isArray(value) ? distinctBy(field) : undefined;
      return keys ? twiceIn(file, path, value as unknown[], keys) : [];
    });
    return [...lists, ...listedInItself(file)];
  },
});

/** The duplicates of a list. An entry that repeats several fields is reported at the first of these fields. */
function twiceIn(file: CheckedFile, path: Path, list: readonly unknown[], keys: readonly string[]): Finding[] {
  const seen = new Set<string>();
  return list.flatMap((entry, index) => {
    const fields = keys.length > 0 ? keys.map((key) => [key, Reflect.get(Object(entry), key)]) : [['', entry]];
    const texts = fields.flatMap(([key, value]) =>
      typeof value === 'string' && !isPlaceholder(value) ? { key, value } : [],
    );
    const again = texts.find(({ key, value }) => seen.has(identityOf(key, value)));
    for (const { key, value } of texts) seen.add(identityOf(key, value));
    if (!again) return [];
    const place = [...path, index, ...(again.key === '' ? [] : [again.key])];
    return file.at(place, {
      message: `This list has "${again.value}" twice.`,
      found: again.value,
      suggestion: 'Delete one of the two, or replace it with what you meant.',
    });
  });
}

/** Equal for everything that readers or browsers treat as equal. */
function identityOf(key: string, text: string): string {
  const folded = comparableText(text);
  return `${key}:${folded.startsWith('https:') ? folded.replace(/\/$/, '') : folded}`;
}

/** The places in lists of a page that refer to the page itself. link-text-is-descriptive reports its buttons. */
function listedInItself(file: CheckedFile): Finding[] {
  return file.references
    .filter(({ kind, path, value }) => kind === 'address' && value === file.address && isInList(path))
    .map(({ path, value }) =>
      file.at(path, {
        message: `${value} is this page itself, so the link would lead nowhere.`,
        found: value,
        suggestion: 'Write the address of one of its items.',
      }),
    );
}

/** Whether a field is in a list, and is no button. */
function isInList(path: Path): boolean {
  return path.some((part) => typeof part === 'number') && path.at(-1) !== 'href';
}
