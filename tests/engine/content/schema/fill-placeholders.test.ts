import { expect, test } from 'vitest';
import { phrase } from '../../../../renderer/content/schema/fields/text';
import { fillPlaceholders } from '../../../../renderer/content/schema/fill-placeholders';

test('every occurrence of a placeholder is filled in', () => {
  const title = phrase('A title.', 'name', 'number', 'count').parse('{name}: {number} of {count}, {name}');
  expect(fillPlaceholders(title, { name: 'Blog', number: '2', count: '3' })).toBe('Blog: 2 of 3, Blog');
});

test('a value is inserted literally, even if it contains a placeholder or dollar signs', () => {
  const by = phrase('A line.', 'name', 'role').parse('{name} by {role}');
  expect(fillPlaceholders(by, { name: '$& for {role}', role: '$$' })).toBe('$& for {role} by $$');
});

test('other text in braces remains', () => {
  const odd = phrase('A line.', 'name').parse('{other} {} {a b}');
  expect(fillPlaceholders(odd, { name: 'Blog' })).toBe('{other} {} {a b}');
});

test('a placeholder without a value, and a value without a placeholder, do not compile', () => {
  const hours = phrase('Opening hours.', 'from', 'to').parse('{from} to {to}');
  // @ts-expect-error {to} has no value.
  expect(fillPlaceholders(hours, { from: '10' })).toBe('10 to {to}');
  // @ts-expect-error There is no {until}.
  expect(fillPlaceholders(hours, { from: '10', to: '12', until: '14' })).toBe('10 to 12');
  // @ts-expect-error The schema does not say which placeholders this text has.
  expect(fillPlaceholders('{from} to {to}', { from: '10', to: '12' })).toBe('10 to 12');
});
