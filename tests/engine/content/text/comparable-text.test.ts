import { expect, test } from 'vitest';
import { comparableText } from '../../../../renderer/content/text/comparable-text';

test('case, character forms and spaces, inside a text or around it, make no difference', () => {
  expect(comparableText('  Ｔallwind \n\t GROWS ')).toBe('tallwind grows');
});
