import { expect, test } from 'vitest';
import { applyFixes } from '../../../../renderer/content/diagnostics/apply-fixes';
import { type Diagnostic, rangeAt } from '../../../../renderer/content/diagnostics/diagnostic';

/** A diagnostic with a fix that replaces parts of a text. */
function fixing(text: string, ...pairs: [part: string, put: string][]): Diagnostic {
  const fix = pairs.map(([part, put]) => {
    const start = text.indexOf(part);
    return { ...rangeAt(text, start, start + part.length), text: put };
  });
  const place = rangeAt(text, 0, 0);
  return { severity: 'error', code: 'words-are-not-repeated', file: 'content/a.mdx', message: 'Twice.', ...place, fix };
}

test('only the edited places change, not line endings, the byte order mark, or spaces', () => {
  const text = '\uFEFFone\r\n  two two\t\r\n日本 three three\r\nfour ';
  const fixes = [fixing(text, ['one', '1']), fixing(text, ['two two', 'two']), fixing(text, ['three three', 'three'])];
  expect(applyFixes(text, fixes).text).toBe('\uFEFF1\r\n  two\t\r\n日本 three\r\nfour ');
});

test('if two fixes overlap, the first is applied, and the other waits for the next check', () => {
  const text = 'the the the end';
  const first = fixing(text, ['the the', 'the']);
  const second = fixing(text, ['he the', 'he']);
  expect(applyFixes(text, [first, second])).toEqual({ text: 'the the end', fixed: [first] });
});

test('if two fixes touch, only the first is applied', () => {
  const text = 'the the';
  const first = fixing(text, ['the ', '']);
  const second = { ...fixing(text), fix: [{ ...rangeAt(text, 4, 7), text: 'an' }] };
  expect(applyFixes(text, [first, second])).toEqual({ text: 'the', fixed: [first] });
});

test('a diagnostic without a fix does not count as fixed', () => {
  const { fix: _, ...unfixable } = fixing('one');
  expect(applyFixes('one', [unfixable, fixing('one')])).toEqual({ text: 'one', fixed: [] });
});

test('a fix is applied completely or not at all', () => {
  const text = 'a “one two” c';
  const first = fixing(text, ['two”', 'two']);
  const both = fixing(text, ['“', '"'], ['”', '"']);
  expect(applyFixes(text, [first, both])).toEqual({ text: 'a “one two c', fixed: [first] });
});

test('an insertion changes no character', () => {
  const text = 'date 2024';
  const insertion: Diagnostic = { ...fixing(text), fix: [{ ...rangeAt(text, 4, 4), text: ':' }] };
  expect(applyFixes(text, [insertion]).text).toBe('date: 2024');
});
