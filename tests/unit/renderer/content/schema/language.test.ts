import { expect, test } from 'vitest';
import { inLanguage, languageAttributes } from '../../../../../renderer/content/schema/language';

test('an element names its language and direction where they differ from those of the site', () => {
  expect(inLanguage(undefined)).toEqual({});
  expect(inLanguage('en')).toEqual({});
  expect(inLanguage('de')).toEqual({ lang: 'de', dir: 'ltr' });
  expect(inLanguage('ar')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(languageAttributes('en')).toEqual({ lang: 'en', dir: 'ltr' });
});
