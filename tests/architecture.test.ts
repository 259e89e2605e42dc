import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { sections, typeOf } from '../components/sections/registry';
import { templateAnchors } from '../renderer/content/schema/template-anchors';

const code = await glob('{renderer,pages,components,scripts,tests}/**/*.{ts,tsx,mjs,css}', {
  ignore: ['tests/fixtures/**'],
});
const textOf = (file: string) => readFileSync(file, 'utf8');
const sectionTypes: string[] = sections.map(({ schema }) => typeOf(schema));

test('file names are small words with hyphens', () => {
  const strange = code.filter((file) => !/^(?:[a-z0-9_-]+\/)*_?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(file));
  expect(strange).toEqual([]);
});

test('no file is a catch-all', () => {
  expect(code.filter((file) => /(?:^|\/)(?:utils?|helpers?|misc|common)\.tsx?$/.test(file))).toEqual([]);
});

const FOLDER = 'components/sections';

test('every folder of a section type has its schema and its component, and a line in registry.ts', async () => {
  const files = await glob(`${FOLDER}/*/*`);
  const types = new Set([...sectionTypes, ...files.map((file) => file.split('/')[2] ?? '')]);
  const missing = [...types].flatMap((type) => [
    ...[`${type}/schema.ts`, `${type}/${type}.tsx`].filter((file) => !files.includes(`${FOLDER}/${file}`)),
    ...(sectionTypes.includes(type) ? [] : [`withComponent(…) for ${type} in registry.ts`]),
  ]);
  expect(missing).toEqual([]);
  expect(files.filter((file) => file.endsWith('/schema.ts'))).toHaveLength(types.size);
  // Besides these, only what a component draws with, such as its styles.
  expect(files.filter((file) => !/(?:schema\.ts|\.tsx|\.css)$/.test(file))).toEqual([]);
});

test('the anchors that the templates give are known, so that content takes no other', () => {
  const drawn = code.filter((file) => /^components\/(?:layout|templates|sections)\/.*\.tsx$/.test(file));
  const given = drawn.flatMap((file) => [...textOf(file).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  // The 404 page is not content.
  const expected = new Set(given.filter((id) => id !== 'main-pages'));
  expect([...new Set(Object.values(templateAnchors).flat())].sort()).toEqual([...expected].sort());
});

test('only page files and renderer/vite know the framework', () => {
  const allowed = /(?:^|\/)[^/]+\.page\.(?:server|client|route)\.tsx?$|^renderer\/vite\/|^tests\//;
  const knowing = code.filter((file) => /(?:from |import\()'vite-plugin-ssr/.test(textOf(file)));
  expect(knowing.filter((file) => !allowed.test(file))).toEqual([]);
});

test('the code of the pages holds nothing that reads, checks or compiles content: they wait for it in development', async () => {
  const entryPoints = code.filter(
    (file) => /\.page\.(?:server|route)\.tsx?$/.test(file) && !file.startsWith('renderer/dev/'),
  );
  const loader = { '.css': 'empty' } as const;
  const { metafile } = await build({
    entryPoints,
    loader,
    bundle: true,
    packages: 'external',
    format: 'esm',
    write: false,
    outdir: '.',
    metafile: true,
  });
  const held = Object.keys(metafile.inputs);
  expect(held).toContain('renderer/html/render-context.ts');
  expect(held.filter((file) => /^renderer\/(?:content\/(?:parse|rules|graph|files)|dev)\//.test(file))).toEqual([]);
});

test('only page files import styles: the build searches nothing else for them', () => {
  const bringing = code.filter((file) => /^import '[^']+\.css'/m.test(textOf(file)));
  expect(bringing.length).toBeGreaterThan(0);
  expect(bringing.filter((file) => !/\.page\.server\.tsx$/.test(file))).toEqual([]);
});

/** The rows of the README's table of folders: what each folder may import. */
function folderTable(): Map<string, string[]> {
  const table = /^\| Folder .*\n\| -.*\n((?:\|.*\n)+)/m.exec(textOf('README.md'))?.[1] ?? '';
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => expandBraces(name));
  return new Map(rows.map(([, folder, , imports]) => [namesIn(folder)[0] ?? '', namesIn(imports)]));
}

function expandBraces(name: string): string[] {
  const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return names === undefined ? [name] : names.split(',').map((each) => `${before}${each}${after}`);
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** The schemas of sections are beside their components, and belong to those of the content. */
const isSectionSchema = (path: string) =>
  /^components\/sections\/(?:registry|section-props|[^/]+\/schema)(?:\.ts)?$/.test(path);

/** The modules of this project that a file imports, as paths from its root; the registry loads components only to draw them. */
function importsOf(file: string): string[] {
  const specifiers = textOf(file)
    .replaceAll(isSectionSchema(file) ? /await import\(.*?\)/g : /$^/g, '')
    .matchAll(/(?:from|import|import\()\s*'(\.{1,2}\/[^'?]+)/g);
  return [...specifiers].map(([, specifier = '']) => join(dirname(file), specifier));
}

const SCHEMAS = 'renderer/content/schema';
const folders = folderTable();
const rowsByDepth = [...folders.keys()].sort((one, other) => other.length - one.length);
/** settings.ts is imported without its extension. */
const rowOf = (path: string) =>
  isSectionSchema(path) ? SCHEMAS : rowsByDepth.find((row) => isIn(path, row) || row === `${path}.ts`);

test('the table of the README has every folder, and no other', async () => {
  const unknown = code.filter((file) => rowOf(file) === undefined);
  expect(unknown).toEqual([]);
  expect(rowsByDepth.filter((row) => !existsSync(row))).toEqual([]);
  const below = await glob('renderer/{*,content/*}', { onlyDirectories: true, expandDirectories: false });
  expect(below.filter((folder) => !folders.has(folder.replace(/\/$/, '')))).toEqual([]);
});

test.each([...folders])('%s imports only what the table names', (folder, allowed) => {
  const importing = code.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && rowOf(file) === folder);
  expect(importing.length).toBeGreaterThan(0);
  const wrong = importing.flatMap((file) =>
    importsOf(file)
      .filter((path) => rowOf(path) !== undefined && rowOf(path) !== folder)
      .filter(
        (path) => !allowed.some((name) => isIn(isSectionSchema(path) ? SCHEMAS : path, name) || name === `${path}.ts`),
      )
      .map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('the table allows no cycle between folders', () => {
  const named = (folder: string) =>
    (folders.get(folder) ?? []).filter((name) => name !== folder && !isIn(folder, name));
  const reach = (folder: string, seen: string[]): string[] =>
    seen.includes(folder)
      ? [[...seen, folder].join(' > ')]
      : named(folder).flatMap((next) => reach(next, [...seen, folder]));
  expect([...folders.keys()].flatMap((folder) => reach(folder, []))).toEqual([]);
});

test('no component knows a color', () => {
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
