import { expect, test } from 'vitest';
import { edited } from '../../../../../renderer/content/diagnostics/apply-fixes';
import { parseYaml } from '../../../../../renderer/content/parse/parse-yaml';

test('a line with a hyphen may continue the value of a field in a list', () => {
  expect(parseYaml('- a: b\n    - c\n').mistakes).toEqual([]);
});

test.each([
  ['a: b\n...\nc: d\n', 'Three dots'],
  ['a: b\n...\n---\nc: d\n', 'Three hyphens'],
])('what ends the fields in %j are %s', (text, sign) => {
  expect(parseYaml(text).mistakes).toMatchObject([{ problem: { message: expect.stringContaining(sign) } }]);
});

test('a note in a line does not explain a mistake in the field below it', () => {
  expect(parseYaml('a: b #1\nc: @d\n').mistakes).toMatchObject([{ problem: { code: 'yaml-is-well-formed' } }]);
});

test.each([
  ['a: b: c\n', '"b: c"'],
  ['a: b: c # a note\n', undefined],
  ['a: b: c\n  d\n', undefined],
])('a value is put in quotes if that is certainly all of it: %j', (text, quoted) => {
  const [mistake] = parseYaml(text).mistakes;
  expect(mistake?.problem.message).toContain('colon followed by a space');
  expect(mistake?.problem.replacement).toBe(quoted);
});

test.each(['a: b\n\t"c": d\n', 'a: b\n\tc\n', 'a:\n\t- b\n\tc\n', '\t\n\ta: b\n', '- a\n\t- b\n'])(
  'a tab before what begins no field in %j is an error at most, and has no fix that leads to another one',
  (text) => {
    const { mistakes } = parseYaml(text);
    expect(mistakes.length).toBeLessThanOrEqual(1);
    for (const { edits = [] } of mistakes) {
      if (edits.length > 0) expect(parseYaml(edited(text, edits)).mistakes).toEqual([]);
    }
  },
);
