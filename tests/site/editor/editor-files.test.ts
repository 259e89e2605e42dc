import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { editorFiles } from '../../../renderer/commands/generate/editor-files';
import { jsonSchemas } from '../../../renderer/commands/generate/json-schemas';
import { sectionTypes } from '../../../renderer/commands/generate/new-section';
import { openGroups, unexplainedFields } from '../../support/schema-parts';
import { site } from '../../support/site';

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

test.each(Object.entries(jsonSchemas()))(
  'every field of %s has a description, and no group allows unknown keys',
  (_name, schema) => {
    expect(unexplainedFields(schema)).toEqual([]);
    expect(openGroups(schema)).toEqual([]);
  },
);
