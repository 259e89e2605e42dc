import { expect, test } from 'vitest';
import { frontMatterSettings } from '../../../../renderer/commands/generate/front-matter-settings';
import { jsonSchemas } from '../../../../renderer/commands/generate/json-schemas';
import { openGroups, unexplainedFields } from '../../../support/schema-parts';

test.each(Object.entries(jsonSchemas()))(
  'every field of %s has a description, and no group allows unknown keys',
  (_name, schema) => {
    expect(unexplainedFields(schema)).toEqual([]);
    expect(openGroups(schema)).toEqual([]);
  },
);

test('a legal text has a form with a day to pick', () => {
  const { 'frontMatter.taxonomy.contentTypes': types } = frontMatterSettings();
  const legal = types.find(({ name }) => name === 'legal');
  expect(legal?.fields.map(({ name, type }) => `${name}: ${type}`)).toMatchInlineSnapshot(`
    [
      "title: string",
      "description: string",
      "name: string",
      "lang: string",
      "draft: boolean",
      "heading: string",
      "summary: string",
      "updated: datetime",
      "unchanged-because: string",
    ]
  `);
});

test('fields without a form input are edited in the text', () => {
  const { 'frontMatter.taxonomy.contentTypes': types } = frontMatterSettings();
  const fields = types.find(({ name }) => name === 'solution')?.fields;
  expect(fields?.find(({ name }) => name === 'steps')).toMatchObject({ type: 'json', hidden: true });
});

test('one of a few values is chosen from a list', () => {
  const { 'frontMatter.taxonomy.contentTypes': types } = frontMatterSettings();
  const fields = types.find(({ name }) => name === 'page')?.fields;
  expect(fields?.find(({ name }) => name === 'linkedFrom')).toMatchObject({
    type: 'choice',
    choices: ['ads', 'emails', 'print'],
  });
});
