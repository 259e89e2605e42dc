import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import type { CheckedContent } from '../graph/checked-content';
import { refersTo } from '../schema/fields/reference';
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
      const changes = changesBetween(textsOf(old), texts);
      return changes.flatMap(({ entry, ...value }) => [
        ...texts.filter((each) => each.entry === entry).flatMap((each) => leftIn(each, value)),
        ...(file.list === undefined
          ? []
          : filesNaming(entry, now)
              .flatMap(textsOf)
              .flatMap((each) => leftIn(each, value))),
      ]);
    });
  },
});

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
  const inFields = now.flatMap(({ path, text, entry }) =>
    path === undefined ? [] : changedValues(fieldsBefore.get(path) ?? text, text).map((value) => ({ ...value, entry })),
  );
  const [old, own] = [without(before, now), without(now, before)];
  // Otherwise paragraphs came or went, and it is not known which one became which.
  const inBody =
    old.length === own.length
      ? own.flatMap((text, index) => changedValues(old[index] ?? text, text).map((value) => ({ ...value, entry: '' })))
      : [];
  return [...inFields, ...inBody];
}

function without(texts: readonly EntryText[], others: readonly EntryText[]): string[] {
  const known = new Set(others.map(({ text }) => text));
  return texts.flatMap(({ path, text }) => (path === undefined && !known.has(text) ? text : []));
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
