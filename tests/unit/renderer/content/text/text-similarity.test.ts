import { expect, test } from 'vitest';
import { mostSimilar } from '../../../../../renderer/content/text/text-similarity';

const pages = [
  ['/tills', 'A till for one shop, with a drawer and a printer.'],
  ['/stock', 'A list of what is on the shelf, and what is not.'],
] as const;

test('the text with most words in common is found, in any script', () => {
  expect(mostSimilar('A till for two shops, with a drawer and no printer.', pages)).toBe('/tills');
  expect(mostSimilar('قائمة الرفوف في المتجر', [['/ar', 'قائمة الرفوف في المخزن'], ...pages])).toBe('/ar');
});

test('nothing is found where less than half of the words are common', () => {
  expect(mostSimilar('Chats on a telephone', pages)).toBeUndefined();
  expect(mostSimilar('', pages)).toBeUndefined();
});
