import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import matter from 'gray-matter';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '../../support/site';
import { yamlEditor } from './yaml-editor';

const siteText = readFileSync('content/site.yaml', 'utf8');

let editor: Awaited<ReturnType<typeof yamlEditor>>;
beforeAll(async () => {
  editor = await yamlEditor();
});
afterAll(() => editor.close());

test.each(site.lists)('the editor finds nothing wrong with content/$file', async ({ file }) => {
  const path = `content/${file}`;
  expect(await editor.open(path, readFileSync(path, 'utf8'))).toEqual([]);
});

test('the front matter of every content file is valid by the schema of its kind', async () => {
  const paths = await glob('**/*.mdx', { cwd: 'content' });
  const wrong = paths.map(async (path) => {
    const schema = pathToFileURL(`.vscode/schemas/${site.typeOf(path)?.kind?.name}.json`).href;
    const text = `# yaml-language-server: $schema=${schema}\n${matter(readFileSync(`content/${path}`, 'utf8')).matter}`;
    const found = await editor.open(`content/${path}.yaml`, text);
    return found.map((message) => `${path}:${message}`);
  });
  expect((await Promise.all(wrong)).flat()).toEqual([]);
});

test('a misspelled key, an invalid value, and an address without its slash are underlined', async () => {
  const broken = siteText
    .replace('telephoneHours:', 'telephonHours:')
    .replace('theme: green', 'theme: gren')
    .replace('page: /whatsapp-growth', 'page: whatsapp-growth');
  expect(await editor.open('misspelled/content/site.yaml', broken)).toMatchInlineSnapshot(`
    [
      "1: Missing property "telephoneHours".",
      "16: Write it like this:   /about   or   /contact#form. Outside addresses begin with https://, mailto: or tel:.",
      "18: Value is not accepted. Valid values: "ink", "green", "blue", "purple", "indigo".",
      "10: Property telephonHours is not allowed.",
    ]
  `);
});

test('keys are suggested, each with its description', async () => {
  const text = 'name: Tallwind\n';
  await editor.open('keys/content/site.yaml', text);
  const proposed = await editor.complete('keys/content/site.yaml', text, text);
  expect(proposed).toContainEqual(
    expect.objectContaining({ label: 'blurb', documentation: 'Two sentences on the agency, in the footer.' }),
  );
});

test('the values of an enumeration are suggested', async () => {
  const text = 'services:\n  - page: /about\n    theme: \n';
  await editor.open('values/content/site.yaml', text);
  const proposed = await editor.complete('values/content/site.yaml', text, 'theme: ');
  expect(proposed.map(({ label }) => label)).toEqual(['ink', 'green', 'blue', 'purple', 'indigo']);
});

test('a field shows its description on hover', async () => {
  await editor.open('hover/content/site.yaml', siteText);
  expect(await editor.hover('hover/content/site.yaml', siteText, 'blur')).toContain(
    'Two sentences on the agency, in the footer.',
  );
});
