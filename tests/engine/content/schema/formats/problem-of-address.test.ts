import { expect, test } from 'vitest';
import { problemOfAddress } from '../../../../../renderer/content/schema/formats/problem-of-address';

test.each([
  ['About', '/about'],
  ['/About/', '/about'],
  ['contact.html', '/contact'],
  ['/Contact#Form', '/contact#form'],
  ['/', undefined],
  ['/a b', '/a-b'],
  ["What's new", '/whats-new'],
  ['/?', undefined],
])('the address %s can only mean %s, which is the fix', (found, meant) => {
  const { suggestion, replacement } = problemOfAddress(found);
  expect(replacement).toBe(meant);
  expect(suggestion).toMatch(/^Write it like this: {3}\//);
  if (meant) expect(suggestion).toBe(`Write it like this:   ${meant}`);
});

test.each([
  ['example.com', 'https://example.com'],
  ['example.com/page.html', 'https://example.com/page.html'],
  ['http://www.example.com/Page', 'https://www.example.com/Page'],
])('the address %s of another site becomes %s by hand', (found, meant) => {
  const { suggestion, replacement } = problemOfAddress(found);
  expect({ suggestion, replacement }).toEqual({ suggestion: `Write it like this:   ${meant}`, replacement: undefined });
});
