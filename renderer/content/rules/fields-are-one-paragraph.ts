import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { refersTo } from '../schema/fields/reference';
import type { Path } from '../schema/walk-fields';
import { defineRule } from './define-rule';

/** Names, which are always shown on one line. */
const NAMES: ReadonlySet<unknown> = new Set([
  'title',
  'heading',
  'name',
  'label',
  'tagline',
  'value',
  'action',
  'contact',
  'department',
  'location',
]);

/** Notes for editors, which are not shown. */
const NOTES: ReadonlySet<unknown> = new Set(['source', 'unchanged-because']);

/** In a folded value, an empty line of the source is a single line break. */
const EMPTY_LINE = /\n[ \t\r]*\n/;

export default defineRule({
  category: 'Fill in the fields',
  description: 'A title, name or label is on one line, and no other field has an empty line in it.',
  rationale:
    'A field is shown as one paragraph. Line breaks in it are lost on the page, and are wrong in search results.',
  file: (file) =>
    file.fields.flatMap(({ path, value, schema: fieldSchema }) => {
      const text = typeof value === 'string' ? value.trim() : '';
      if (!text.includes('\n') || refersTo(fieldSchema) !== undefined || NOTES.has(path.at(-1))) return [];
      const isName = NAMES.has(path.at(-1));
      const source = file.source(path)?.source.trim() ?? '';
      return isName || EMPTY_LINE.test(text) || EMPTY_LINE.test(source) ? [broken(file, path, text, isName)] : [];
    }),
});

function broken(file: CheckedFile, path: Path, text: string, isName: boolean): Finding {
  const problem: Problem = {
    message: isName
      ? `There is a line break in this ${path.at(-1)}, but it is shown on one line.`
      : 'There is an empty line in this field, but it is shown as one paragraph.',
    suggestion: isName ? `Write it on one line:   ${text.replace(/\s+/g, ' ')}` : 'Write it as one paragraph.',
  };
  const found = file.source(path);
  // An even number of backslashes before it are backslashes.
  const lineFeed =
    found?.style === 'QUOTE_DOUBLE' ? /(?<!\\)(?:\\\\)*(\\n)/d.exec(found.source)?.indices?.[1] : undefined;
  if (!found || !lineFeed) return file.at(path, problem);
  const [start, end] = lineFeed;
  return file.atText(found.offset + start, found.offset + end, {
    field: path.join('.'),
    ...problem,
  });
}
