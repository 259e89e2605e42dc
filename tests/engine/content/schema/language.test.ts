import { expect, test } from 'vitest';
import {
  canonicalLanguage,
  inLanguage,
  isInLanguage,
  isLanguage,
  languageNamed,
} from '../../../../renderer/content/schema/language';

test('an element names its language and direction if they differ from the site', () => {
  expect(inLanguage(undefined, 'en')).toEqual({});
  expect(inLanguage('en', 'en')).toEqual({});
  expect(inLanguage('de', 'en')).toEqual({ lang: 'de', dir: 'ltr' });
  expect(inLanguage('ar', 'en')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(inLanguage('en')).toEqual({ lang: 'en', dir: 'ltr' });
});

test.each([
  ['de', 'de'],
  ['pt-BR', 'pt-BR'],
  ['deu', 'de'],
  ['German', undefined],
  ['qqq', undefined],
])('the language %s has the code %s', (language, code) => {
  expect(canonicalLanguage(language)).toBe(code);
  expect(isLanguage(language)).toBe(language === code);
});

test('a language is recognized by its English name and by its own name', () => {
  const codes = [' German ', 'DEUTSCH', 'Japanese', '日本語', 'Klingon'].map(languageNamed);
  expect(codes).toEqual(['de', 'de', 'ja', 'ja', undefined]);
});

test.each([
  ['en', 'en', true],
  ['en-GB', 'en', true],
  ['de', 'en', false],
  ['enm', 'en', false],
  ['en', 'en-US', true],
  ['en-US', 'en-US', true],
  ['en-GB', 'en-US', false],
])('a text in %s is in %s: %s', (language, wanted, is) => {
  expect(isInLanguage(language, wanted)).toBe(is);
});
