import { expect, test } from 'vitest';
import * as z from 'zod';
import { type ParsedFile, parse } from '../../../../renderer/content/parse/parse';
import { validate } from '../../../../renderer/content/parse/validate';
import { defineFormat, formatsOf } from '../../../../renderer/content/schema/define-format';
import { language } from '../../../../renderer/content/schema/fields/language';
import { text } from '../../../../renderer/content/schema/fields/text';
import { problemOfOldAddress } from '../../../../renderer/content/schema/formats/problem-of-redirect';
import { site } from '../../../support/site';

const SITE = { url: 'https://site.example', language: 'en' };

function parsed(text: string): ParsedFile {
  const { file } = parse({ path: 'rooms.yaml', label: 'content/rooms.yaml', text });
  if (!file) throw new Error('The file was not parsed.');
  return file;
}

/** What the check says about a value of a field. */
function told(field: z.ZodType, value: string) {
  const { diagnostics } = validate(z.object({ field }), parsed(`field: "${value}"`), SITE);
  return diagnostics.map(({ code, message, suggestion, fix }) => ({
    ...{ code, message, suggestion },
    fix: fix?.map(({ text }) => text).join(),
  }));
}

const shelf = defineFormat({
  name: 'shelf-is-a-letter',
  pattern: /^[A-Z]$/,
  message: 'A shelf is a capital letter.',
  rationale: 'The signs at the shelves have one.',
  example: 'B',
});

test('a format has its message, its example, and its name where its text has another form', () => {
  expect(shelf('Where it is.').safeParse('C').success).toBe(true);
  expect(told(shelf('Where it is.'), 'c3')).toEqual([
    {
      code: 'shelf-is-a-letter',
      message: 'A shelf is a capital letter, but found "c3".',
      suggestion: 'Write it like this:   B',
      fix: undefined,
    },
  ]);
});

test('a format may have words and a correction of its own for some values', () => {
  const corrected = defineFormat({
    ...{ name: 'shelf-is-a-letter', message: 'A shelf is a capital letter.', rationale: 'Signs.', example: 'B' },
    test: (value) => /^[A-Z]$/.test(value),
    problem: (found) => ({ replacement: /^[a-z]$/.test(found) ? found.toUpperCase() : undefined }),
  });
  const tellings = ['c', 'c3'].flatMap((value) => told(corrected('Where it is.'), value));
  expect(tellings.map(({ suggestion, fix }) => [suggestion, fix])).toEqual([
    ['Write it like this:   C', 'C'],
    ['Write it like this:   B', undefined],
  ]);
});

test('a format may begin with another, and one cause is one error', () => {
  const early = defineFormat(
    { name: 'shelf-is-near', test: (value) => value < 'F', message: 'It is near.', rationale: 'x', example: 'B' },
    shelf,
  );
  const codes = ['C', 'X', '12'].map((value) => told(early('Where it is.'), value).map(({ code }) => code));
  expect(codes).toEqual([[], ['shelf-is-near'], ['shelf-is-a-letter']]);
});

test('a format whose example does not have its form is an error of the code', () => {
  const wrong = { name: 'shelf-is-a-letter', message: 'x', rationale: 'x', pattern: /^[A-Z]$/, example: 'b' };
  expect(() => defineFormat(wrong)).toThrow('The example of shelf-is-a-letter does not have its form: b');
});

const room = z.object({ name: text('Its name.'), shelf: shelf('Where it is.'), draft: z.boolean().optional() });

test('in a draft, a placeholder is a warning, whatever the format, and its page has the example', () => {
  expect(validate(room, parsed('name: Attic\nshelf: TODO\ndraft: true'), SITE)).toMatchObject({
    data: { name: 'Attic', shelf: undefined },
    filled: { name: 'Attic', shelf: 'B' },
    diagnostics: [{ severity: 'warning', code: 'shelf-is-a-letter', line: 2, found: 'TODO' }],
  });
});

test.each([
  ['name: Attic\nshelf: TODO', ['error']],
  ['name: Attic\nshelf: c3\ndraft: true', ['error']],
  ['name:\nshelf: TODO\ndraft: true', ['error', 'warning']],
])('without a draft, and with another mistake, no page can be made: %j', (text, severities) => {
  const { filled, diagnostics } = validate(room, parsed(text), SITE);
  expect(filled).toBeUndefined();
  expect(diagnostics.map(({ severity }) => severity)).toEqual(severities);
});

test('the formats of a schema are found wherever its fields are', () => {
  const nested = z.record(
    z.string(),
    z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('a'), shelf: shelf('Where it is.').optional() }),
        z.object({ type: z.literal('b'), name: text('Its name.') }),
      ]),
    ),
  );
  expect(formatsOf(nested).map(({ name }) => name)).toEqual(['shelf-is-a-letter', 'text-is-not-blank']);
});

test('the example of every format fits it', () => {
  const schemas = [...site.kinds, ...site.lists, ...site.sections].map(({ schema }) => schema);
  const formats = new Set(schemas.flatMap(formatsOf));
  expect(formats.size).toBeGreaterThan(10);
  expect([...formats].filter((format) => !format.fits(format.example))).toEqual([]);
});

test.each([
  ['German', 'de', 'de'],
  ['Tiếng Việt', 'vi', 'vi'],
  [' PT_br ', 'pt-BR', 'pt-BR'],
  ['ZH-hANT', 'zh-Hant', 'zh-Hant'],
  ['German (Austria)', 'de', undefined],
])('for the language %j, %s is suggested, and the fix is %s', (found, suggested, fix) => {
  expect(told(language('Its language.'), found)).toMatchObject([
    { suggestion: `Write it like this:   lang: ${suggested}`, fix },
  ]);
});

test('for an unknown language, the list of codes is suggested', () => {
  const [problem] = told(language('Its language.'), 'Klingon');
  expect(problem?.suggestion).toMatch(/^Write it like this: {3}lang: de {3}The codes are listed at https:/);
  expect(problem?.fix).toBeUndefined();
});

test.each([
  ['/Old-Name', '/old-name'],
  ['/old/', '/old'],
  ['/Old?page=Apps', '/old?page=Apps'],
  ['/Über Uns/', '/über%20uns'],
  ['/old?page', undefined],
  ['/old', undefined],
  ['/', undefined],
])('the fix of the old address %s is %s', (found, fix) => {
  expect(problemOfOldAddress(found, SITE).replacement).toBe(fix);
});
