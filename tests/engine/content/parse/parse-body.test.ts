import { expect, test } from 'vitest';
import { edited } from '../../../../renderer/content/diagnostics/apply-fixes';
import { parseBody } from '../../../../renderer/content/parse/parse-body';

const CODE = 'would run as code';

test.each([
  ['One\n\nimport { a }\n\nTwo', 'import { a }', CODE],
  ['import { a }\r\n\r\nTwo', 'import { a }\r', CODE],
  ['import {\n  a\n', 'import {', CODE],
  ['import { a } from "b"\n\nexport const c = 1\nalert(1)\n', 'export const c = 1', CODE],
  ['One {{two} three', '{{two}', CODE],
  ['One {{two', '{', 'never closed'],
  ['<b>One</b>, <b>two', '<b>', "can't have the tag <b>"],
  ['One<br/>\n\nand <b>two', '<b>', "can't have the tag <b>"],
  ['<Summary>\n<Summary>\n\nOne\n\n</Summary>', '<Summary>', 'never closed'],
  ['<><b>One</b>', '<>', 'never closed'],
  ['One\n\n</Summary>', '</Summary>', 'never opened'],
  ['<Summary>\nOne\n</Callout>', '</Callout>', 'must be closed'],
  ['<Summary>\nOne</Summary>', '</Summary>', 'after text'],
  ['<Summary>\nOne\n</Summary>\n</Summary>', '</Summary>', 'never opened'],
  ['# One<br>two', '<br>', "can't have the tag <br>"],
  ['<Sample title="A>\n" />\n\n<Sample title="B>\n\nOne', '<Sample title="B>', 'quotation mark'],
  ['One <b <c> two', '<b <', "can't be read: <b "],
  ['One <b', '<b', "can't be read: <b"],
])('the error in %j is %j', (body, found, message) => {
  const { mistake } = parseBody(body);
  expect(mistake?.problem.message).toContain(message);
  expect(body.slice(mistake?.start, mistake?.end)).toBe(found);
  expect(mistake?.edits).toBeUndefined();
});

test('of two tags with the same name, the unclosed tag is the error', () => {
  const body = '<b>One</b> and <b>two';
  expect(parseBody(body).mistake).toMatchObject({ start: 15, end: 18 });
  expect(parseBody(`One\n\n<Summary>\n<Summary>\n\nTwo\n\n</Summary>`).mistake).toMatchObject({ start: 5, end: 14 });
});

test.each([
  ['One <br/> two <br>three', 'One <br/> two\\\nthree'],
  ['One <3, `two <3`, and <4', 'One \\<3, `two <3`, and \\<4'],
  ['`One <3` <4 {', '`One <3` \\<4 {'],
])('%j is fixed to %j', (body, expected) => {
  expect(edited(body, parseBody(body).mistake?.edits ?? [])).toBe(expected);
});

test('if there is too much code to parse, the first expression is the error', () => {
  const long = (end: string) => `${'a'.repeat(200)}${end}`.repeat(60);
  const exported = `One\n\nexport const a = [\n${long(',\n\n')}]\n`;
  expect(parseBody(exported).mistake).toMatchObject({ start: 5, end: 23, problem: { code: 'mdx-is-safe' } });
  const braces = `One {/* ${long('} ')}*/} export`;
  expect(parseBody(braces).mistake).toMatchObject({ start: 4, end: 209, problem: { code: 'mdx-is-safe' } });
});
