import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../../renderer/content/diagnostics/diagnostic';
import { translated } from '../../../../renderer/content/diagnostics/messages';
import { defineFormat, formatsChecked } from '../../../../renderer/content/schema/define-format';

const diagnostic: Diagnostic = {
  ...{ file: 'content/a.mdx', line: 1, column: 1, endLine: 1, endColumn: 2, severity: 'error', code: 'dates-exist' },
  ...{ message: 'There is no such day.', found: '31', suggestion: 'Did you mean 30?' },
};

test.each([
  ['both', { message: 'Es gibt ihn nicht.', suggestion: '30?' }, '30?'],
  ['the message alone', { message: 'Es gibt ihn nicht.' }, 'Did you mean 30?'],
])('a translation of %s keeps place, found, and whatever it leaves out', (_, translation, suggestion) => {
  const told = translated(diagnostic, { rules: { 'dates-exist': () => translation } });
  expect(told).toEqual({ ...diagnostic, message: 'Es gibt ihn nicht.', suggestion });
});

test('what is not translated stays English', () => {
  expect(translated(diagnostic, { rules: { 'dates-exist': () => undefined } })).toEqual(diagnostic);
  expect(translated(diagnostic, {})).toEqual(diagnostic);
});

test('a format says what it found in the words of the site', () => {
  const schema = defineFormat({
    name: 'code-has-two-letters',
    message: 'Um código tem duas letras.',
    rationale: 'Cabe na etiqueta.',
    example: 'ab',
    pattern: /^[a-z]{2}$/,
  })('O código.');
  const [format] = formatsChecked(schema);
  const words = {
    found: (what: string, found: string) => `${what} Há: ${found}.`,
    example: (value: string) => `Escreva: ${value}`,
  };
  const site = { url: 'https://site.example', language: 'pt' };
  expect(format?.problem('x', { ...site, messages: { words } })).toMatchObject({
    message: 'Um código tem duas letras. Há: x.',
    suggestion: 'Escreva: ab',
  });
  expect(format?.problem('x', site)).toMatchObject({ suggestion: 'Write it like this:   ab' });
});
