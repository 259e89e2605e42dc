import { expect, test } from 'vitest';
import { codeFrame } from '../../../../renderer/content/diagnostics/code-frame';
import type { Diagnostic } from '../../../../renderer/content/diagnostics/diagnostic';
import { formatMessage } from '../../../../renderer/content/diagnostics/reporters/terminal';

/** The code frame for a place in a line. */
function quoted(line: string, place: string): string {
  const start = line.indexOf(place);
  const sources = new Map([['content/a.mdx', line]]);
  return `\n${codeFrame(at(start + 1, start + place.length + 1), sources).join('\n')}\n`;
}

function at(column: number, endColumn: number): Diagnostic {
  const place = { file: 'content/a.mdx', line: 1, column, endLine: 1, endColumn };
  return { severity: 'error', code: 'words-are-not-repeated', message: 'Twice.', ...place };
}

test('carets are below the place, regardless of the preceding characters', () => {
  expect(quoted('日本語の text', 'text')).toBe(`
  1 │ 日本語の text
    │          ^^^^
`);
  expect(quoted('👨‍👩‍👧 and 🇩🇪 text', 'text')).toBe(`
  1 │ 👨‍👩‍👧 and 🇩🇪 text
    │           ^^^^
`);
  expect(quoted('cafe\u0301 text', 'text')).toBe(`
  1 │ cafe\u0301 text
    │      ^^^^
`);
  expect(quoted('\ttext', 'text')).toBe(`
  1 │ →   text
    │     ^^^^
`);
});

test('wide characters get wide carets', () => {
  expect(quoted('a 日本 b', '日本')).toBe(`
  1 │ a 日本 b
    │   ^^^^
`);
});

test('control sequences and invisible characters are spelled out', () => {
  expect(quoted('a\u001B[31mred\u001B[0m text', 'text')).toBe(`
  1 │ a<U+001B>[31mred<U+001B>[0m text
    │                             ^^^^
`);
  expect(quoted('zero\u200Bwidth \u202Etext', 'text')).toBe(`
  1 │ zero<U+200B>width <U+202E>text
    │                           ^^^^
`);
});

test('joiners inside a word or an emoji remain', () => {
  expect(quoted('می\u200Cخواهم', 'می')).toContain('می\u200Cخواهم');
});

test('a long line is truncated around the place', () => {
  expect(quoted(`${'word '.repeat(40)}place${' word'.repeat(40)}`, 'place')).toBe(`
  1 │ …word word word word word word word word word word place word word word word word word word word word word word…
    │                                                    ^^^^^
`);
});

test('carets are below the place in a long line of surrogate pairs', () => {
  for (const before of ['', 'a']) {
    const frame = quoted(`${'👍'.repeat(300)}${before}place${'👍'.repeat(300)}`, 'place');
    const [, source = '', carets = ''] = frame.split('\n');
    expect(source.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('place');
  }
});

test('a place that ends on a later line has carets to the end of its first line, and an empty place a single caret', () => {
  const sources = new Map([['content/a.mdx', 'one two\nthree']]);
  expect(codeFrame({ ...at(5, 3), endLine: 2 }, sources)).toEqual(['  1 │ one two', '    │     ^^^']);
  expect(codeFrame(at(8, 8), sources)).toEqual(['  1 │ one two', '    │        ^']);
});

test('there is no code frame for a file that was not read, or has no such line', () => {
  const below = { ...at(1, 2), line: 3, endLine: 3 };
  for (const text of ['', 'one\ntwo']) expect(codeFrame(below, new Map([['content/a.mdx', text]]))).toEqual([]);
  expect(codeFrame(below, new Map())).toEqual([]);
});

test('messages contain no control sequences, either', () => {
  expect(formatMessage({ ...at(1, 2), message: 'Found "\u001B]0;x\u0007" over\ntwo lines.' })).toEqual([
    '  Found "<U+001B>]0;x<U+0007>" over two lines.',
  ]);
});
