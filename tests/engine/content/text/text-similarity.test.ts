import { expect, test } from 'vitest';
import { countWords, mostSimilar } from '../../../../renderer/content/text/text-similarity';

const pages = [
  ['/tills', countWords('A till for one shop, with a drawer and a printer.')],
  ['/stock', countWords('A list of what is on the shelf, and what is not.')],
] as const;

test('the text with the most words in common is found, in any script', () => {
  expect(mostSimilar(countWords('A till for two shops, with a drawer and no printer.'), pages)).toBe('/tills');
  const inArabic = ['/ar', countWords('قائمة الرفوف في المخزن')] as const;
  expect(mostSimilar(countWords('قائمة الرفوف في المتجر'), [inArabic, ...pages])).toBe('/ar');
});

test('nothing is found if fewer than half of the words are in common', () => {
  expect(mostSimilar(countWords('Chats on a phone'), pages)).toBeUndefined();
  expect(mostSimilar(countWords(''), pages)).toBeUndefined();
});

test('of two equally similar texts, the first is found', () => {
  const words = countWords('One till, and one drawer');
  const twice = ['/first', '/second'].map((address) => [address, words] as const);
  expect(mostSimilar(words, twice)).toBe('/first');
});
