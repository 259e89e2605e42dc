import { expect, test } from 'vitest';
import { didYouMean, didYouMeanAddress, unambiguousMatch } from '../../../../renderer/content/text/did-you-mean';

/** Words that are not similar to any word in the tests. */
const others = (count: number) => Array.from({ length: count }, (_, index) => `${index}`.repeat(20));

test('the closest words are suggested, or up to twelve if none is close', () => {
  expect(didYouMean('figurs', ['figurest', 'stats', 'figures'])).toBe('Did you mean figures?');
  expect(didYouMean('stat', ['state', 'figures', 'stats'])).toBe('Did you mean state or stats?');
  const twelve = others(12).join(', ');
  expect(didYouMean('figures', others(12))).toBe(`Write one of: ${twelve}.`);
  expect(didYouMean('figures', others(13))).toBe(`Write one of: ${twelve}, ….`);
});

test('of more than twelve pages, only close pages are suggested', () => {
  expect(didYouMeanAddress('/abuot', [...others(13), '/about'])).toBe('Did you mean /about?');
  expect(didYouMeanAddress('/about', others(12))).toMatch(/^Write one of: /);
  expect(didYouMeanAddress('/about', others(13))).toMatch(/^Write the address of a page,/);
});

test.each([
  ['figurs', ['figures', 'stats'], 'figures'],
  ['FIGURES', ['figures'], 'figures'],
  ['fiugres', ['figures'], 'figures'],
  ['fiuge', ['figure'], undefined],
  ['figuer', ['fixure'], undefined],
  ['figurs', ['figures', 'figurines'], 'figures'],
  ['figurs', ['figures', 'figure'], undefined],
  ['figurs', ['figures', 'figurest'], undefined],
  ['cta', ['cat'], undefined],
  ['page-1', ['page-2'], undefined],
  ['columns', ['stats'], undefined],
])('for %s, the only possible match in %j is %s', (word, candidates, meant) => {
  expect(unambiguousMatch(word, candidates)).toBe(meant);
});

test('after a hundred words, only previously compared words have a match', () => {
  const candidates = ['figures'];
  expect(unambiguousMatch('figurs', candidates)).toBe('figures');
  for (const word of others(99)) unambiguousMatch(word, candidates);
  expect(unambiguousMatch('figres', candidates)).toBeUndefined();
  expect(unambiguousMatch('figurs', candidates)).toBe('figures');
});

test('a word longer than any name or address is compared with none', () => {
  const long = 'ab'.repeat(4000);
  expect(unambiguousMatch(`${long}c`, [`${long}d`])).toBeUndefined();
  expect(didYouMean(`${long}c`, [`${long}d`, 'figures'])).toMatch(/^Write one of: /);
});

test('a candidate that is much longer or shorter makes no match uncertain', () => {
  expect(unambiguousMatch('figurs', ['figures', 'ab'.repeat(4000), 'fi'])).toBe('figures');
});
