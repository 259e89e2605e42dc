import { expect, test } from 'vitest';
import * as z from 'zod';
import { defineKind } from '../../../../renderer/content/schema/define-kind';
import { pageHead } from '../../../../renderer/content/schema/fields/page-head';
import { patternWriter } from '../../../../renderer/content/schema/pattern';

const schema = z.strictObject(pageHead());

test('an address with a part that the files do not name does not compile', () => {
  const { address } = defineKind({
    name: 'guide',
    files: 'guides/:slug.mdx',
    // @ts-expect-error guides/:slug.mdx has no :year
    address: '/guides/:year/:slug',
    schema,
  });
  expect(() => patternWriter(address)({ slug: 'first' })).toThrow('Missing parameters: year');
});

test('a kind whose pages have no title, description, or name does not compile', () => {
  // @ts-expect-error The schema lacks the fields of every page.
  defineKind({ name: 'guide', files: ':slug.mdx', address: '/:slug', schema: z.strictObject({}) });
});

test('a parent from a field that the schema lacks does not compile', () => {
  // @ts-expect-error There is no field service.
  defineKind({ name: 'guide', files: ':slug.mdx', address: '/:slug', schema, parent: ({ data }) => data.service });
});

test('a day of publication from a field that is not a day does not compile', () => {
  // @ts-expect-error A title is not a day.
  defineKind({ name: 'guide', files: ':slug.mdx', address: '/:slug', schema, published: 'title' });
});
