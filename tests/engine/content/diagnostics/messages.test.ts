import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../../renderer/content/diagnostics/diagnostic';
import { translated } from '../../../../renderer/content/diagnostics/messages';

const diagnostic: Diagnostic = {
  ...{ file: 'content/a.mdx', line: 1, column: 1, endLine: 1, endColumn: 2, severity: 'error', code: 'dates-exist' },
  ...{ message: 'There is no such day.', found: '31', suggestion: 'Did you mean 30?' },
};

test.each([
  ['both', { message: 'Es gibt ihn nicht.', suggestion: '30?' }, '30?'],
  ['the message alone', { message: 'Es gibt ihn nicht.' }, 'Did you mean 30?'],
])('a translation of %s keeps place, found, and whatever it leaves out', (_, translation, suggestion) => {
  const told = translated(diagnostic, { 'dates-exist': () => translation });
  expect(told).toEqual({ ...diagnostic, message: 'Es gibt ihn nicht.', suggestion });
});

test('what is not translated stays English', () => {
  expect(translated(diagnostic, { 'dates-exist': () => undefined })).toEqual(diagnostic);
  expect(translated(diagnostic, {})).toEqual(diagnostic);
});
