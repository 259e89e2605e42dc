import { expect, test } from 'vitest';
import { readBenchArguments } from '../../../../scripts/bench/bench-arguments';

const read = (words: string) => readBenchArguments(words.split(' ').filter(Boolean));

test('names and sizes, in any order; without a name, everything', () => {
  expect(read('')).toEqual({ timed: ['check', 'build', 'images', 'rules'], sizes: [] });
  expect(read('build 1000 5000')).toEqual({ timed: ['build'], sizes: [1_000, 5_000] });
  expect(read('100 check rules')).toEqual({ timed: ['check', 'rules'], sizes: [100] });
});

test('a build is compared with a commit or with Astro', () => {
  expect(read('build against a082606 5000')).toEqual({ timed: ['build'], against: 'a082606', sizes: [5_000] });
  // A commit may look like a number.
  expect(read('build against 1234567 0')).toEqual({ timed: ['build'], against: '1234567', sizes: [0] });
  expect(read('build against astro')).toEqual({ timed: ['build'], against: 'astro', sizes: [] });
});

test('invalid arguments are named, with what to type', () => {
  const usage = 'Say what to time, and with how many articles: npm run bench -- build 1000 5000';
  expect(read('chek 100')).toEqual({ mistake: `Unknown word "chek". Did you mean check?\n${usage}` });
  expect(read('build against')).toEqual({
    mistake: 'Name a commit after "against", or astro: npm run bench -- build against main 5000',
  });
  expect(read('check against main')).toEqual({
    mistake: 'Only builds are compared: npm run bench -- build against main',
  });
});
