import { expect, test } from 'vitest';
import { fillPlaceholders } from '../../../../../renderer/content/schema/fill-placeholders';

test('a placeholder is filled in wherever it occurs', () => {
  expect(fillPlaceholders('{name}: {number} of {count}, {name}', { name: 'Blog', number: '2', count: '3' })).toBe(
    'Blog: 2 of 3, Blog',
  );
});

test('a value is taken as it is: one placeholder does not fill in another, and dollar signs mean nothing', () => {
  expect(fillPlaceholders('{name} by {role}', { name: '$& for {role}', role: '$$' })).toBe('$& for {role} by $$');
});

test('braces around anything else stay', () => {
  expect(fillPlaceholders('{other} {} {a b}', { name: 'Blog' })).toBe('{other} {} {a b}');
});
