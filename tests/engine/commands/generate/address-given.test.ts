import { expect, test } from 'vitest';
import { addressGiven } from '../../../../renderer/commands/generate/address-given';

test.each([
  ['/pricing', '/pricing'],
  ['pricing', '/pricing'],
  ['/Pricing/', '/pricing'],
  ['http://localhost:5173/pricing#form', '/pricing'],
  ['content/pages/pricing.mdx', '/pricing'],
  ['blog/first-month.mdx', '/blog/first-month'],
  ['solutions/capture-leads/ads.mdx', '/solutions/ads'],
  ['/', '/'],
  ['/our prices', '/our prices'],
])('a page can be specified as %s', (given, address) => {
  expect(addressGiven(given)).toBe(address);
});
