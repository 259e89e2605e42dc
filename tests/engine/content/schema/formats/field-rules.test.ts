import { expect, test } from 'vitest';
import { fieldRules, isFieldRule, isSiteName } from '../../../../../renderer/content/schema/formats/field-rules';

const SITE_URL = 'https://site.example';

test.each([
  ['German', 'de', 'de'],
  ['Tiếng Việt', 'vi', 'vi'],
  [' PT_br ', 'pt-BR', 'pt-BR'],
  ['ZH-hANT', 'zh-Hant', 'zh-Hant'],
  ['German (Austria)', 'de', undefined],
])('for the language %j, %s is suggested, and the fix is %s', (found, suggested, fix) => {
  const { suggestion, replacement } = fieldRules['language-is-a-code'].problem(found);
  expect({ suggestion, replacement }).toEqual({
    suggestion: `Write it like this:   lang: ${suggested}`,
    replacement: fix,
  });
});

test('for an unknown language, the list of codes is suggested', () => {
  const { suggestion, replacement } = fieldRules['language-is-a-code'].problem('Klingon');
  expect(suggestion).toMatch(/^Write it like this: {3}lang: de {3}The codes are listed at https:/);
  expect(replacement).toBeUndefined();
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
  expect(fieldRules['old-address-is-well-formed'].problem(found, SITE_URL).replacement).toBe(fix);
});

test.each([
  ['Acme Digital', true],
  ['株式', true],
  ['A1', true],
  ['A', false],
  ['A!', false],
  ['12', false],
  ['&&', false],
  ['[[site.name]]', false],
])('%s can be the name of the agency: %s', (name, can) => {
  expect(isSiteName(name)).toBe(can);
});

test('the name of a rule on a field is enough to identify it', () => {
  const names = ['date-exists', 'constructor', 'links-are-safe', undefined, ['date-exists']];
  expect(names.filter(isFieldRule)).toEqual(['date-exists']);
});
