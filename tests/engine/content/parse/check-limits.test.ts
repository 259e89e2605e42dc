import { describe, expect, test } from 'vitest';
import { type LimitName, limits } from '../../../../renderer/content/files/limits';
import { beyondLimits, beyondYamlDepth, beyondYamlLimits } from '../../../../renderer/content/parse/check-limits';

/** The message about an exceeded limit. */
const saying = (name: LimitName) => ({ message: expect.stringContaining(limits[name].unit) });

describe('a text may reach a limit exactly, but not exceed it by one', () => {
  const texts: [name: LimitName, make: (number: number) => string, start: number, end: number][] = [
    ['size', (number) => `${'a'.repeat(9_999)}\n`.repeat(101).slice(0, number), 0, 0],
    ['lines', (number) => '\n'.repeat(number - 1), 6_000, 6_000],
    ['lineLength', (number) => `a\n${'b'.repeat(number)}`, 2, 20_003],
    ['markup', (number) => `${'|'.repeat(10_000)}\n${'|'.repeat(number - 10_000)}`, 10_001, 20_002],
    ['markupInParagraph', (number) => `*\n\n${'_'.repeat(number)}`, 3, 1_004],
    ['braces', (number) => '}'.repeat(number), 0, 1_001],
    ['underlines', (number) => 'a\n-\n\n'.repeat(number), 1_002, 1_003],
    ['links', (number) => '@'.repeat(number), 0, 5_001],
    ['nesting', (number) => '>'.repeat(number), 0, 101],
    ['nesting', (number) => '('.repeat(number), 0, 101],
    [
      'indentation',
      (number) => `${' '.repeat(200)}a\n`.repeat(number / 100) + (number % 100 ? '> a' : ''),
      80_800,
      80_803,
    ],
  ];
  test.each(texts)('%s', (name, make, start, end) => {
    expect(beyondLimits(make(limits[name].most))).toBeUndefined();
    expect(beyondLimits(make(limits[name].most + 1))).toMatchObject({ start, end, problem: saying(name) });
  });
});

test.each([
  ['many lines of one paragraph', 'a\n'.repeat(300)],
  ['many lines of hyphens that are not below text', '---\n\n'.repeat(300)],
  ['many pairs of brackets', '(a) '.repeat(300)],
  ['an open bracket in each of many paragraphs', '(a\n\n'.repeat(300)],
  ['many lines across the page', '* * *\n\n'.repeat(300)],
])('%s are within the limits', (_name, text) => {
  expect(beyondLimits(text)).toBeUndefined();
});

test('a picture pasted into a line is reported at its location', () => {
  const line = `![a](data:image/png;base64,${'Abc4'.repeat(10_000)})`;
  expect(beyondLimits(`One.\n${line}`)).toMatchObject({
    start: 10,
    end: 20,
    problem: { message: expect.stringContaining('pasted') },
  });
});

describe('fields may reach a limit exactly, but not exceed it by one', () => {
  const fields: [name: LimitName, make: (number: number) => string, start: number][] = [
    ['entries', (number) => '- a\n'.repeat(number), 20_000],
    ['entries', (number) => `[${'a,'.repeat(number)}]`, 10_002],
    ['nesting', (number) => '['.repeat(number), 100],
    ['nesting', (number) => '{'.repeat(number), 100],
    ['nesting', (number) => `- b\n- ${'a: '.repeat(number)}`, 307],
    ['nesting', (number) => `${']'.repeat(9)}${'['.repeat(number)}`, 109],
  ];
  test.each(fields)('%s', (name, make, start) => {
    expect(beyondYamlLimits(make(limits[name].most))).toBeUndefined();
    const end = start + 1;
    expect(beyondYamlLimits(make(limits[name].most + 1))).toMatchObject({ start, end, problem: saying(name) });
  });
});

test('lines may continue the value above them to a depth that the parser supports', () => {
  const fields = (lines: number) => `a: b\n${'  c: d\n'.repeat(lines)}`;
  expect(beyondYamlDepth(fields(10))).toBeUndefined();
  expect(beyondYamlDepth(fields(197))).toBeUndefined();
  expect(beyondYamlDepth(fields(198))).toMatchObject({ start: 1_389, end: 1_390, problem: saying('nesting') });
});

test.each([
  ['many lists in a list', `[${'[], '.repeat(300)}]`],
  ['many groups in a list', `[${'{a: b}, '.repeat(300)}]`],
  ['many fields on lines of their own', 'a: b\n'.repeat(300) + '[], '.repeat(300)],
  ['many entries that are only a comma', '- ,\n'.repeat(4_000)],
  ['many colons in a value', `a: ${'b:c'.repeat(300)}`],
])('%s are within the limits', (_name, yaml) => {
  expect(beyondYamlLimits(yaml)).toBeUndefined();
});
