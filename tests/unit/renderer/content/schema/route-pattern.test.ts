import { expect, test } from 'vitest';
import { toAddress } from '../../../../../renderer/content/schema/route-pattern';

test('a dynamic segment must be there', () => {
  expect(() => toAddress('/blog/:slug', {})).toThrow('Missing parameters: slug');
});

test('an optional segment may be missing', () => {
  expect(toAddress('/press{/:year}/:slug', { slug: 'launch' })).toBe('/press/launch');
  expect(toAddress('/press{/:year}/:slug', { year: '2024', slug: 'launch' })).toBe('/press/2024/launch');
});
