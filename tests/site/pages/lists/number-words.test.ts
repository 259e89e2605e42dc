import { expect, test } from 'vitest';
import { numbersInWords } from '../../../../pages/lists/figures/number-words';

test.each([
  ['ten thousand', 10_000],
  ['a thousand', 1000],
  ['one hundred and five', 105],
  ['three hundred', 300],
  ['forty-two', 42],
  ['Two million three hundred thousand and nine', 2_300_009],
])('%s', (words, number) => {
  expect(numbersInWords(`About ${words} of them`)).toEqual([{ number, start: 6, end: 6 + words.length }]);
});

test('words that only sound like numbers are not numbers', () => {
  expect(numbersInWords('Someone often weighs a tonne of thousandths')).toEqual([]);
});
