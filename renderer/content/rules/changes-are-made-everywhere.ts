import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import type { CheckedContent } from '../graph/checked-content';
import { textOf } from '../parse/headings';
import { allNodes } from '../parse/walk-mdast';
import { refersTo } from '../schema/fields/reference';
import { addsUp } from '../text/adds-up';
import { type ChangedValue, changedValues } from '../text/changed-values';
import { escapePattern } from '../text/escape-pattern';
import { defineRule } from './define-rule';

/** A text of a file, and the entry of its list; a page is one entry. */
interface EntryText {
  entry: string;
  /** Where it is; a text of a body has no place that stays. */
  path: string | undefined;
  text: string;
  at: (start: number, end: number, problem: Problem) => Finding;
}

export default defineRule({
  category: 'Write the text',
  description:
    'A figure, a name, or a date that a branch changes is changed everywhere in its entry, and where that is named.',
  rationale:
    'The price in the table is new, and the sentence below it still has the old one. This is seen only beside what was there before: npm run check -- --changed.',
  takesNotes: true,
  change: (now, before) => {
    const earlier = new Map(before.files().map((file) => [file.label, file]));
    return now.files().flatMap((file) => {
      const old = earlier.get(file.label);
      if (!old || old.text === file.text) return [];
      const texts = textsOf(file);
      return changesBetween(textsOf(old), texts).flatMap(({ changed, ...value }) => {
        if (isPartOfSum(value.from, file)) return leftAlone(changed, value);
        const others = file.list === undefined ? [] : filesNaming(changed.entry, now).flatMap(textsOf);
        return [...texts.filter(({ entry }) => entry === changed.entry), ...others]
          .flatMap((each) => leftIn(each, value))
          .map((each) => ({ ...each, because: { file: file.label, text: value.to } }));
      });
    });
  },
});

/** Whether a number is in a column of a table that adds up: with another one, it would not. */
function isPartOfSum(number: string, file: CheckedFile): boolean {
  return allNodes(file.tree).some((table) => {
    if (table.type !== 'table') return false;
    const rows = table.children.map(({ children }) => children.map((cell) => textOf(cell).trim()));
    return (rows[0] ?? []).some((_name, at) => {
      const column = rows.slice(1).map((row) => row[at] ?? '');
      return column.includes(number) && addsUp(column);
    });
  });
}

/** A number that differs from that of a sum. */
function leftAlone({ text, at }: EntryText, { from, to }: ChangedValue): Finding[] {
  const start = text.indexOf(to);
  if (start < 0) return [];
  return [
    at(start, start + to.length, {
      severity: 'warning',
      message: `"${from}" was changed to "${to}", but a table on this page adds up with "${from}".`,
      found: to,
      suggestion: `Change the numbers of the table as well, or write "${from}" again.`,
    }),
  ];
}

function textsOf(file: CheckedFile): EntryText[] {
  const fields = file.fields.flatMap(({ path, value, schema }) =>
    typeof value === 'string' && refersTo(schema) === undefined
      ? {
          entry: file.list !== undefined && path.length > 1 ? String(path[0]) : '',
          path: path.join('.'),
          text: value,
          at: (start: number, end: number, problem: Problem) => file.atPart({ path, text: value, start, end }, problem),
        }
      : [],
  );
  const blocks = file.texts().filter(({ node }) => node !== undefined);
  return [...fields, ...blocks.map(({ text, at }) => ({ entry: '', path: undefined, text, at }))];
}

/** What was changed: fields are compared by their names, and blocks of the body in their order, without those that stayed. */
function changesBetween(before: readonly EntryText[], now: readonly EntryText[]) {
  const fieldsBefore = new Map(before.map(({ path, text }) => [path, text]));
  const inFields = now.flatMap((changed) => {
    const { path, text } = changed;
    return path === undefined
      ? []
      : changedValues(fieldsBefore.get(path) ?? text, text).map((value) => ({ ...value, changed }));
  });
  const [old, own] = [without(before, now), without(now, before)];
  // Otherwise paragraphs came or went, and it is not known which one became which.
  const inBody =
    old.length === own.length
      ? own.flatMap((changed, index) =>
          changedValues(old[index]?.text ?? changed.text, changed.text).map((value) => ({ ...value, changed })),
        )
      : [];
  return [...inFields, ...inBody];
}

function without(texts: readonly EntryText[], others: readonly EntryText[]): EntryText[] {
  const known = new Set(others.map(({ text }) => text));
  return texts.filter(({ path, text }) => path === undefined && !known.has(text));
}

/** The files that name an item of a list. */
function filesNaming(id: string, content: CheckedContent): readonly CheckedFile[] {
  if (id === '') return [];
  return content
    .files()
    .filter(
      (file) => file.list === undefined && file.text.includes(id) && file.tokens.some((token) => token.id === id),
    );
}

/** Where the old value still stands. */
function leftIn({ text, at }: EntryText, { from, to }: ChangedValue): Finding[] {
  const old = new RegExp(`(?<![\\p{L}\\p{N}.,-])${escapePattern(from)}(?![\\p{L}\\p{N}%]|[.,-]\\d)`, 'gu');
  return [...text.matchAll(old)].map(({ 0: found, index }) =>
    at(index, index + found.length, {
      severity: 'warning',
      message: `"${from}" was changed to "${to}", but it is still here.`,
      found,
      suggestion: `Write "${to}" here as well, unless something else is meant.`,
    }),
  );
}
