import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { type ParsedFile, parse } from '../../../../renderer/content/parse/parse';
import { validate } from '../../../../renderer/content/parse/validate';

const SITE = { url: 'https://site.example', language: 'en' };

function parsed(text: string): ParsedFile {
  const { file } = parse({ path: 'site.yaml', label: 'content/site.yaml', text });
  if (!file) throw new Error('The file was not parsed.');
  return file;
}

// No content schema has issues of these kinds, so the check has no specific messages for them.
test.each<[kind: string, name: z.ZodType, reason: string]>([
  ['invalid_format', z.string().regex(/^[a-z]+$/), 'Invalid string: must match pattern /^[a-z]+$/'],
  ['invalid_union', z.union([z.number(), z.boolean()]), 'Invalid input'],
  ['custom', z.string().refine((name) => name === 'Else'), 'Invalid input'],
])('an issue of the kind %s without a specific message is an error with its field and reason', (kind, name, reason) => {
  const schema = z.object({ title: z.string(), name });
  const file = parsed('title: x\nname: A name\n');
  expect(schema.safeParse(file.data).error?.issues).toMatchObject([{ code: kind }]);
  expect(validate(schema, file, SITE)).toMatchObject({
    diagnostics: [
      {
        severity: 'error',
        file: 'content/site.yaml',
        line: 2,
        column: 7,
        message: `The field "name" can't be published as it is: ${reason}.`,
      },
    ],
  });
});

// YAML is read as texts.
test.each<[schema: z.ZodType, written: string, value: unknown]>([
  [z.number(), '12', 12],
  [z.number(), '"12.50"', 12.5],
  [z.number().nullable(), '-3', -3],
  [z.int().default(1), '007', 7],
  [z.literal([1, 2]), '2', 2],
  [z.union([z.number(), z.literal('free')]), '12', 12],
  [z.union([z.number(), z.literal('free')]), 'free', 'free'],
  [z.union([z.string(), z.number()]), '12', '12'],
  [z.tuple([z.string(), z.number()]), '[1, 2]', ['1', 2]],
  [z.record(z.string(), z.array(z.number())), '{ a: [1, 2] }', { a: [1, 2] }],
  [z.number().transform((price) => price * 2), '4', 8],
  [z.string(), '1.10', '1.10'],
  [z.boolean(), 'true', true],
])('%#: a number is one where the schema has one', (schema, written, value) => {
  const { data, diagnostics } = validate(z.object({ price: schema }), parsed(`price: ${written}\n`), SITE);
  expect(diagnostics).toEqual([]);
  expect(data).toEqual({ price: value });
});

test.each<[schema: z.ZodType, written: string, message: string, suggestion?: string]>([
  [
    z.number(),
    'twelve',
    'be a number, but found "twelve".',
    'Write digits, with a point before decimals, such as 12 or 12.5.',
  ],
  [z.number(), 'R$ 12,50', 'be a number, but found "R$ 12,50".', 'Write it like this:   12.50'],
  [
    z.number(),
    '1,000',
    'be a number, but found "1,000".',
    'Write digits, with a point before decimals, such as 12 or 12.5.',
  ],
  [z.int(), '12 seats', 'be a whole number, but found "12 seats".', 'Write it like this:   12'],
  [z.int(), '1.5', 'be a whole number, but found "1.5".', 'Write digits alone, such as 12.'],
  [z.number().min(3), '2', 'be at least 3, but found "2".'],
  [z.number().positive(), '0', 'be more than 0, but found "0".'],
  [z.number().max(3), '4', 'be at most 3, but found "4".'],
  [z.number().lt(3), '3', 'be less than 3, but found "3".'],
  [z.number().multipleOf(5), '7', 'be a multiple of 5, but found "7".'],
  [z.string().min(5), 'abc', 'have at least 5 characters, but found "abc".'],
  [z.string().max(1), 'abc', 'have at most 1 character, but found "abc".'],
])('%#: a value that does not fit is told in plain words', (schema, written, message, suggestion) => {
  const { diagnostics } = validate(z.object({ price: schema }), parsed(`price: ${written}\n`), SITE);
  expect(diagnostics).toMatchObject([
    { message: `The field "price" must ${message}`, ...(suggestion && { suggestion }) },
  ]);
});

test('a field that is missing is reported where it belongs: at the hyphens below the fields, or at the last one of a list', () => {
  const schema = z.object({ title: z.string(), price: z.number() });
  const { file } = parse({ path: 'a.mdx', label: 'content/a.mdx', text: '---\ntitle: One\n---\nA --- b\n' });
  expect(file && validate(schema, file, SITE).diagnostics).toMatchObject([
    { line: 3, column: 1, endColumn: 4, field: 'price', suggestion: 'Add it above the hyphens, like this:   price: 1' },
  ]);
  expect(validate(schema, parsed('a: 1\ntitle: One\n'), SITE).diagnostics).toMatchObject([
    { line: 2, column: 1, endColumn: 6, field: 'price', suggestion: 'Add it like this:   price: 1' },
  ]);
});

test.each<[key: string, suggestion: string, fix?: string]>([
  ['tilte', 'Rename tilte to title.', 'title'],
  ['Title', 'Rename Title to title.', 'title'],
  ['ttle', 'Rename ttle to title.', 'title'],
  ['cabecalho', 'Did you mean title, which is missing?\nThe fields here:   title, price'],
])('a field with another name is one error: %s', (key, suggestion, fix) => {
  const schema = z.strictObject({ title: z.string(), price: z.number() });
  const { diagnostics } = validate(schema, parsed(`price: 1\n${key}: One\n`), SITE);
  expect(diagnostics).toMatchObject([{ code: 'keys-are-known', line: 2, suggestion }]);
  expect(diagnostics[0]?.fix?.map(({ text }) => text)).toEqual(fix && [fix]);
});

test('an unknown field that can not be the missing one is an error of its own', () => {
  const schema = z.strictObject({ title: z.string(), price: z.number() });
  const { diagnostics } = validate(schema, parsed('title: One\ncolor: blue\n'), SITE);
  expect(diagnostics.map(({ code }) => code)).toEqual(['fields-are-present', 'keys-are-known']);
});

test.each<[schema: z.ZodType, filled: unknown]>([
  [z.number().min(3), 3],
  [z.enum(['stage', 'hall']), 'stage'],
  [z.string().min(5), '…'.repeat(5)],
])('%#: a placeholder in a draft is a warning, and its page shows an example', (schema, example) => {
  const of = z.object({ draft: z.boolean(), price: schema });
  const { diagnostics, filled } = validate(of, parsed('draft: true\nprice: TODO\n'), SITE);
  expect(diagnostics).toMatchObject([{ severity: 'warning', line: 2 }]);
  expect(filled).toEqual({ draft: true, price: example });
  expect(validate(of, parsed('draft: false\nprice: TODO\n'), SITE).diagnostics).toMatchObject([{ severity: 'error' }]);
});

test.each<[kind: string, name: z.ZodType]>([
  ['invalid_type', z.array(z.string(), 'Write one name on each line.')],
  ['invalid_value', z.enum(['a'], 'Write one name on each line.')],
  ['invalid_union', z.union([z.number(), z.boolean()], 'Write one name on each line.')],
  ['invalid_format', z.string().regex(/^[a-z]+$/, 'Write one name on each line.')],
  ['too_small', z.string().min(50, { error: 'Write one name on each line.' })],
  ['custom', z.string().refine((name) => name === 'Else', 'Write one name on each line.')],
])('the words that a schema has for an issue of the kind %s are shown as they are', (kind, name) => {
  const schema = z.object({ title: z.string(), name: name.describe('Who made it.') });
  const file = parsed('title: x\nname: A name\n');
  expect(schema.safeParse(file.data).error?.issues).toMatchObject([{ code: kind }]);
  const { diagnostics } = validate(schema, file, SITE);
  expect(diagnostics).toMatchObject([
    {
      ...{ severity: 'error', file: 'content/site.yaml', line: 2, column: 7, found: '"A name"' },
      ...{ message: 'Write one name on each line.', expected: 'Who made it.' },
    },
  ]);
});

test('what is missing has the words for it, except where a schema says under which condition it is needed', () => {
  const name = z.string('Write the name.').optional();
  const needed = z.object({ phone: name, email: name }).refine(({ phone, email }) => phone ?? email, {
    ...{ path: ['email'], message: 'Give a phone number or an email address.' },
  });
  const told = (schema: z.ZodType) =>
    validate(schema, parsed('title: x\n'), SITE).diagnostics.map(({ message }) => message);
  expect(told(needed)).toEqual(['Give a phone number or an email address.']);
  expect(told(z.object({ title: z.string(), name: z.string('Write the name.') }))).toEqual([
    'The field "name" is missing.',
  ]);
});

const words = z.array(z.string());
const people = z.array(z.object({ name: z.string() }));

test.each<[text: string, schema: z.ZodType, place: string, told: string]>([
  [
    'a: [x]',
    z.object({ a: words.min(3) }),
    '1:1',
    'must have at least 3 entries, but has 1. Add 2 entries, each after a comma:   [x, …]',
  ],
  [
    'a: [x, y, z]',
    z.object({ a: words.max(2) }),
    '1:1',
    'must have at most 2 entries, but has 3. A comma begins an entry. Put an entry with a comma of its own in quotes',
  ],
  [
    'a: [x]',
    z.object({ a: words.length(2) }),
    '1:1',
    'must have exactly 2 entries, but has 1. Add 1 entry, each after a comma:   [x, …]',
  ],
  ['b: x', z.object({ a: people.min(1), b: z.string() }), '1:1', 'is missing. Add it like this:\na:\n  - name: …'],
  ['- name: x\n- name:', people, '2:3', '"name" of entry 2 is empty. Write its value after the colon:   name: …'],
  ['- name: x\n- name: [y]', people, '2:9', '"name" of entry 2 must be a text, but found a list.'],
  ['- name: x\n- y', people, '2:3', 'The field entry 2 must be a group of fields, but found "y".'],
  ['a:\n- [x]\n- -', z.object({ a: z.array(words) }), '3:4', 'The field "a" (entry 1 of entry 2) is missing.'],
  ['a: [[x], [y, [z]]]', z.object({ a: z.array(words) }), '1:14', 'The field "a" (entry 2 of entry 2) must be a text'],
  ['x', people, '1:1', 'This file must hold a list, but found "x". Write each entry on a line of its own:'],
  [
    'a:\n  b: c\n',
    z.object({ a: z.string() }),
    '2:3',
    'this is read as something else: b: c Put it in quotes:   "b: c"',
  ],
])('the error in %j is reported at its location, with a correction', (text, schema, place, told) => {
  const result = validate(schema, parsed(text), SITE);
  const found = result.diagnostics;
  expect(found.map(({ line, column }) => `${line}:${column}`)).toEqual([place]);
  expect(found.map(({ message, suggestion }) => `${message} ${suggestion}`)).toEqual([expect.stringContaining(told)]);
});

test('invalid data has an error even if its only issue is normally explained by another issue', () => {
  const schema: z.ZodType = z.object({ name: z.array(z.string()) });
  const error = new z.ZodError([
    { code: 'too_small', origin: 'array', minimum: 2, path: ['name'], message: 'Too small' },
  ]);
  vi.spyOn(schema, 'safeParse').mockReturnValue({ success: false, error });
  expect(validate(schema, parsed('name: A name'), SITE)).toMatchObject({ diagnostics: [{ field: 'name' }] });
});
