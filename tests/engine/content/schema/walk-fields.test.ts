import { expect, test } from 'vitest';
import * as z from 'zod';
import { fieldsOf, isRequiredAt, optionNames, schemaAt } from '../../../../renderer/content/schema/walk-fields';

const union = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), words: z.string() }),
  z.object({ type: z.literal('list'), items: z.array(z.string()), title: z.string().optional() }),
]);
const schema = z.object({ name: z.string(), note: z.string().optional(), parts: z.array(union).optional() });
const value = { name: 'a', note: undefined, parts: [{ type: 'list', items: ['b', 'c'] }], other: 'd' };

const pathsOf = (of: z.ZodType, walked: unknown) => fieldsOf(of, walked).map(({ path }) => path.join('.'));

test('the fields of a value are the fields in its schema, in the order of the value', () => {
  const paths = ['', 'name', 'parts', 'parts.0', 'parts.0.type', 'parts.0.items', 'parts.0.items.0', 'parts.0.items.1'];
  expect(pathsOf(schema, value)).toEqual(paths);
  expect(pathsOf(schema, undefined)).toEqual([]);
  expect(pathsOf(schema, { name: ['a'], parts: 'b' })).toEqual(['', 'name', 'parts']);
});

test('the fields depend on both the value and the schema', () => {
  expect(pathsOf(z.object({ name: z.string() }), value)).toEqual(['', 'name']);
  expect(pathsOf(z.object({ other: z.string() }), value)).toEqual(['', 'other']);
  expect(pathsOf(z.object({ other: z.string() }), {})).toEqual(['']);
});

test('a path in a value has the schema of its field, if there is one', () => {
  expect(schemaAt(schema, value, ['parts', 0, 'title'])).toBeInstanceOf(z.ZodString);
  for (const path of [['other'], ['other', 'deeper'], ['parts', 0, 'words'], ['name', 'deeper']])
    expect(schemaAt(schema, value, path)).toBeUndefined();
});

test('a field is required unless its schema says that it is optional', () => {
  expect(isRequiredAt(schema, value, ['name'])).toBe(true);
  expect(isRequiredAt(schema, value, ['note'])).toBe(false);
  expect(isRequiredAt(schema, value, ['parts', 0, 'items'])).toBe(true);
  expect(isRequiredAt(schema, value, ['parts', 0, 'title'])).toBe(false);
  expect(isRequiredAt(schema, value, ['parts', 0])).toBe(true);
});

test('the options of a union are known by their types', () => {
  expect(optionNames(union)).toEqual(['text', 'list']);
  expect([optionNames(schema), optionNames(undefined)]).toEqual([[], []]);
});
