import { existsSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { section } from '../renderer/content/schema/sections/registry';
import { templateAnchors } from '../renderer/content/schema/template-anchors';

const code = await glob('{renderer,pages,components,scripts,tests}/**/*.{ts,tsx,mjs,css}', {
  ignore: ['tests/fixtures/rules/**'],
});
const textOf = (file: string) => readFileSync(file, 'utf8');
const sectionTypes = section.options.map((option) => [...option.shape.type.values][0] ?? '');

test('file names are small words with hyphens', () => {
  const strange = code.filter((file) => !/^(?:[a-z0-9_-]+\/)*_?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(file));
  expect(strange).toEqual([]);
});

test('no file is a drawer for everything', () => {
  expect(code.filter((file) => /(?:^|\/)(?:utils?|helpers?|misc|common)\.tsx?$/.test(file))).toEqual([]);
});

test.each(sectionTypes)('the section type %s has a schema, a component and examples of its name', (type) => {
  expect(existsSync(`renderer/content/schema/sections/${type}.ts`)).toBe(true);
  expect(existsSync(`components/sections/${type}/${type}.tsx`)).toBe(true);
  expect(existsSync(`components/sections/${type}/${type}.examples.ts`)).toBe(true);
});

test('every section component and schema is a section type', async () => {
  const components = await glob('components/sections/*/*.tsx');
  const schemas = await glob('renderer/content/schema/sections/*.ts', { ignore: ['**/registry.ts'] });
  const names = (files: string[]) =>
    files
      .map((file) =>
        file
          .split('/')
          .at(-1)
          ?.replace(/\.tsx?$/, ''),
      )
      .sort();
  expect(names(components)).toEqual([...sectionTypes].sort());
  expect(names(schemas)).toEqual([...sectionTypes].sort());
});

test('the anchors that the templates give are known, so that content takes no other', () => {
  const drawn = code.filter((file) => /^components\/(?:layout|templates|sections)\/.*\.tsx$/.test(file));
  const given = drawn.flatMap((file) => [...textOf(file).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  // The page for unknown addresses is no content.
  const expected = new Set(given.filter((id) => id !== 'main-pages'));
  expect([...new Set(Object.values(templateAnchors).flat())].sort()).toEqual([...expected].sort());
});

test('only pages, the build and what is around it know the framework', () => {
  const allowed = /(?:^|\/)[^/]+\.page\.(?:server|client|route)\.tsx?$|^renderer\/(?:build|compiled)\/|^tests\//;
  const knowing = code.filter((file) => textOf(file).includes("'vite-plugin-ssr"));
  expect(knowing.filter((file) => !allowed.test(file))).toEqual([]);
});

test('the code of the pages holds nothing that reads, checks or compiles content: they wait for it in development', async () => {
  const entryPoints = code.filter(
    (file) => /\.page\.(?:server|route)\.tsx?$/.test(file) && !file.includes('catalogue'),
  );
  const loader = { '.css': 'empty' } as const;
  const { metafile } = await build({
    entryPoints,
    loader,
    bundle: true,
    packages: 'external',
    write: false,
    outdir: '.',
    metafile: true,
  });
  const held = Object.keys(metafile.inputs);
  expect(held).toContain('renderer/html/render-context.ts');
  expect(held.filter((file) => /^renderer\/(?:content\/(?:steps|rules)|click-to-edit)\//.test(file))).toEqual([]);
});

test('only pages bring styles: nothing else is searched for them when the site is built', () => {
  const bringing = code.filter((file) => /^import '[^']+\.css'/m.test(textOf(file)));
  expect(bringing.length).toBeGreaterThan(0);
  expect(bringing.filter((file) => !/\.page\.server\.tsx$/.test(file))).toEqual([]);
});

test('commands take of the tests only what they are compiled anew for', () => {
  const taken = code
    .filter((file) => /^(?:scripts|renderer|components|pages|tests\/bench)\//.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/from '[./]+\/tests\/([^']+)'/g)].map(([, name = '']) => name));
  expect(taken).toContain('find-browser');
  expect(taken.filter((name) => name.includes('/') && !name.startsWith('bench/'))).toEqual([]);
});

test('no component knows a colour', () => {
  const drawn = code.filter(
    (file) =>
      file.startsWith('components/') &&
      /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i.test(textOf(file).replaceAll(/href="#[^"]*"/g, '')),
  );
  expect(drawn).toEqual([]);
});

test('no component repeats the name of the agency', () => {
  expect(code.filter((file) => file.startsWith('components/') && textOf(file).includes('Tallwind'))).toEqual([]);
});
