import { expect, test } from 'vitest';
import { edited } from '../../../../renderer/content/diagnostics/apply-fixes';
import { limits, MAX_SHOWN } from '../../../../renderer/content/files/limits';
import { parseYaml } from '../../../../renderer/content/parse/parse-yaml';

test.each(['- a: b\n    - c\n', '- "a\n    - b"\n', '- |\n    - a\n'])(
  'a line with a hyphen may continue a value in a list: %j',
  (text) => {
    expect(parseYaml(text).mistakes).toEqual([]);
  },
);

test.each(['a: {{ b }}\n', 'a: {[b]: c, [d]: e}\n'])('a name in braces may be a group or a list: %j', (text) => {
  expect(parseYaml(text).mistakes).toEqual([]);
});

test.each([
  ['a: ""\nb\n', 'b', 'no colon'],
  ['- a: b: c\n- d: e\n', 'b: c', 'colon followed by a space'],
  ['a:\n- b\nc: d\n- e\n', '-', 'no colon'],
  ['a b: c\na b: d\n', 'a b', '"a b"'],
  ['? a\n  b\n: c\n? a\n  b\n: d\n', 'a', '"a"'],
  ['@a #b\n', '@', "can't begin with this character"],
  ['a: b\n| c\n', '|', 'no colon'],
  ['a: "b"\n c: d\n', ' c: d', 'begins with one space'],
])('the error in %j is in %j', (text, place, words) => {
  const found = parseYaml(text).mistakes.map(({ start, end, problem }) => [text.slice(start, end), problem.message]);
  expect(found).toEqual([[place, expect.stringContaining(words)]]);
});

test('a tab in the indentation is replaced despite another error', () => {
  const text = 'a: b\n\tc: d\ne: *f\n';
  const [, tab] = parseYaml(text).mistakes;
  expect(edited(text, tab?.edits ?? [])).toBe('a: b\nc: d\ne: *f\n');
});

test('special spaces are deleted if plain spaces would be invalid there', () => {
  const text = 'a:\n- b: "c"\n\u00a0- d: e\n \u00a0 f: g\n';
  const [mistake] = parseYaml(text).mistakes;
  expect(edited(text, mistake?.edits ?? [])).toBe('a:\n- b: "c"\n- d: e\n  f: g\n');
});

test('at most one more repeated field than the limit for display is found', () => {
  expect(parseYaml('a: b\n'.repeat(MAX_SHOWN + 3)).mistakes).toHaveLength(MAX_SHOWN + 1);
});

test('references are reported individually up to the limit', () => {
  const { most } = limits.aliases;
  const withReferences = (count: number) => parseYaml('- *a\n'.repeat(count)).mistakes;
  expect(withReferences(most)).toHaveLength(most);
  expect(withReferences(most + 1)).toMatchObject([{ problem: { message: expect.stringContaining('references') } }]);
});

test.each([
  ['a: b\n...\nc: d\n', 'Three dots'],
  ['a: b\n...\n---\nc: d\n', 'Three hyphens'],
])('the fields in %j are ended by: %s', (text, sign) => {
  expect(parseYaml(text).mistakes).toMatchObject([{ problem: { message: expect.stringContaining(sign) } }]);
});

test('a comment does not explain an error in the field below it', () => {
  expect(parseYaml('a: b #1\nc: @d\n').mistakes).toMatchObject([{ problem: { code: 'yaml-is-well-formed' } }]);
});

test.each([
  ['a: b: c\n', '"b: c"'],
  ['a: b: c # a note\n', undefined],
  ['a: b: c\n  d\n', undefined],
  ['a:\n  b: c: d\n  e: f\n', '"c: d"'],
])('a value is put in quotes if its end is certain: %j', (text, quoted) => {
  const [mistake] = parseYaml(text).mistakes;
  expect(mistake?.problem.message).toContain('colon followed by a space');
  expect(mistake?.problem.replacement).toBe(quoted);
});

test('the fix for a first line without a key is not quotation marks', () => {
  expect(parseYaml('@a\n').mistakes[0]?.problem.replacement).toBeUndefined();
});

test.each(['a: b\n\t"c": d\n', 'a: b\n\tc\n', 'a:\n\t- b\n\tc\n', '\t\n\ta: b\n', '- a\n\t- b\n'])(
  'a tab before anything but a field in %j is at most an error without a fix that causes another error',
  (text) => {
    const { mistakes } = parseYaml(text);
    expect(mistakes.length).toBeLessThanOrEqual(1);
    for (const { edits = [] } of mistakes) {
      if (edits.length > 0) expect(parseYaml(edited(text, edits)).mistakes).toEqual([]);
    }
  },
);
