import { expect, test } from 'vitest';
import { countAlike, figureOf, figuresIn } from '../../../../pages/lists/figures/parse-figures';

test.each([
  ['10,000+', 10_000, '+', true],
  ['10 000', 10_000, '', false],
  ['10.000', 10_000, '', false],
  ['4.9', 4.9, '', false],
  ['10k+', 10_000, '+', true],
  ['6.8B', 6_800_000_000, '', true],
  ['85 %', 85, '%', true],
  ['85 percent', 85, '%', true],
  ['3.2 times', 3.2, 'x', true],
  ['24/7', 24, '/7', true],
  ['24X7', 24, '/7', true],
  ['１０％', 10, '%', true],
  ['over 500', 500, '+', true],
  ['ten thousand', 10_000, '', false],
  ['more than ten thousand', 10_000, '+', false],
  ['ten percent', 10, '%', false],
])('%s is a figure in a text', (figure, number, mark, isMarked) => {
  const found = { number, mark, start: 6, end: 6 + figure.length, isMarked };
  expect(figuresIn(`About ${figure} of them.`)).toEqual([found]);
});

test.each(['many', 'in [[clients]]', '1.2.3', '$500', 'a4'])('%s is not a figure', (text) => {
  expect(figuresIn(text)).toEqual([]);
});

test('only a whole text is a figure', () => {
  expect(figureOf('10,000+')).toMatchObject({ number: 10_000, mark: '+' });
  for (const text of ['10,000 shops', 'all 10', 'many']) expect(figureOf(text)).toBeUndefined();
});

test('comparable figures may differ in a plus, but not in the unit', () => {
  const [things, more, share] = ['10', '10+', '10%'].map((text) => figureOf(text) ?? { number: 0, mark: '' });
  if (!things || !more || !share) throw new Error('No figure');
  expect([countAlike(things, more), countAlike(more, things), countAlike(things, share)]).toEqual([true, true, false]);
});
