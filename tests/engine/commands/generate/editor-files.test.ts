import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { editorFiles } from '../../../../renderer/commands/generate/editor-files';
import { frontMatterSettings } from '../../../../renderer/commands/generate/front-matter-settings';
import { type JsonSchema, jsonSchemas } from '../../../../renderer/commands/generate/json-schemas';
import { sectionTypes } from '../../../../renderer/commands/generate/new-section';
import { site } from '../../../support/site';

const schemas = Object.entries(jsonSchemas());

test('the files for editors match the schemas (npm run generate writes them)', async () => {
  const files = editorFiles();
  const present = await glob(['.vscode/schemas/*', 'frontmatter.json', 'docs/sections.md'], { dot: true });
  expect(present.sort()).toEqual([...files.keys()].sort());
  for (const [path, text] of files) expect(readFileSync(path, 'utf8'), path).toBe(text);
});

test('docs/sections.md has a picture of every section type (npm run generate draws them)', async () => {
  const shown = [...(editorFiles().get('docs/sections.md') ?? '').matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)];
  const files = shown.map(([, file]) => `docs/${file}`).sort();
  expect(files).toHaveLength(sectionTypes.length);
  expect((await glob('docs/pictures/sections/*')).sort()).toEqual(files);
});

test('every list is wired up for the YAML extension', () => {
  const settings: Record<string, unknown> = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const wired = site.lists.map(({ file }) => [
    `./.vscode/schemas/${file.replace('.yaml', '.json')}`,
    `content/${file}`,
  ]);
  expect(settings['yaml.schemas']).toEqual(Object.fromEntries(wired));
});

test('both extensions are recommended', () => {
  const { recommendations } = JSON.parse(readFileSync('.vscode/extensions.json', 'utf8'));
  expect(recommendations).toContain('redhat.vscode-yaml');
  expect(recommendations).toContain('eliostruyf.vscode-front-matter');
});

test.each(schemas)('every field of %s has a description, and no group allows unknown keys', (_name, schema) => {
  const parts = partsOf(schema);
  const unexplained = parts.filter(({ path, part }) => /[^\]]$/.test(path) && !part.description);
  expect(unexplained.map(({ path }) => path)).toEqual([]);
  const open = parts.filter(({ part }) => part.properties && part.additionalProperties !== false);
  expect(open.map(({ path }) => path)).toEqual([]);
});

test('a legal text has a form with a day to pick', () => {
  const { 'frontMatter.taxonomy.contentTypes': types } = frontMatterSettings();
  const legal = types.find(({ name }) => name === 'legal');
  expect(legal?.fields.map(({ name, type }) => `${name}: ${type}`)).toMatchInlineSnapshot(`
    [
      "title: string",
      "description: string",
      "name: string",
      "lang: string",
      "river: choice",
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
  expect(fields?.find(({ name }) => name === 'scene')).toMatchObject({ type: 'json', hidden: true });
});

/** Every part of a schema. Only the paths of fields end with a name, unlike the paths of the schema itself and of entries. */
function partsOf(part: JsonSchema, path = ''): { path: string; part: JsonSchema }[] {
  const fields = Object.entries(part.properties ?? {}).map(([key, child]) => ({ path: `${path}.${key}`, child }));
  const entries = [part.items, part.additionalProperties, ...(part.oneOf ?? [])];
  const others = entries.map((child) => ({ path: `${path}[]`, child }));
  const inner = [...fields, ...others].flatMap(({ path, child }) =>
    typeof child === 'object' && !Array.isArray(child) ? partsOf(child, path) : [],
  );
  return [{ path, part }, ...inner];
}
