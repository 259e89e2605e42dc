import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import site from '../../pages/site';
import { typeOf } from '../../renderer/content/schema/define-section';
import { redirects } from '../../renderer/content/schema/redirects';
import { vocabulary } from '../../renderer/content/schema/vocabulary';
import { escapePattern } from '../../renderer/content/text/escape-pattern';
import { temporaryFolder } from '../support/temporary-folder';

const code = await glob('{renderer,pages,components,scripts,tests}/**/*.{ts,tsx,mjs,css}', {
  ignore: ['tests/fixtures/**', 'renderer/types/**'],
});
const textOf = (file: string) => readFileSync(file, 'utf8');
const SITE = 'pages/site.ts';
const sectionTypes: string[] = site.sections.map(typeOf);

test('file names are small words with hyphens', () => {
  const strange = code.filter((file) => !/^(?:[a-z0-9_-]+\/)*_?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(file));
  expect(strange).toEqual([]);
});

test('no file is a catch-all', () => {
  expect(code.filter((file) => /(?:^|\/)(?:utils?|helpers?|misc|common)\.tsx?$/.test(file))).toEqual([]);
});

test('every section type has a folder with its schema, examples, and component, and a line in sections.ts', async () => {
  const schemas = await glob(['components/sections/*/schema.ts', 'pages/*/*/schema.ts']);
  const folders = new Map(schemas.map((file) => [basename(dirname(file)), dirname(file)]));
  expect([...folders.keys()].sort()).toEqual([...sectionTypes].sort());
  const files = await glob([...folders.values()].map((folder) => `${folder}/*`));
  const wanted = [...folders].flatMap(([type, folder]) => [`${folder}/examples.yaml`, `${folder}/${type}.tsx`]);
  expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
  // Other files must be parts of a component, such as styles.
  expect(files.filter((file) => !/(?:schema\.ts|examples\.yaml|\.tsx|\.css)$/.test(file))).toEqual([]);
});

test('the anchors in templates are reserved, so that content does not reuse them', () => {
  const drawn = code.filter((file) => /^(?:components\/(?:layout|sections|booking|ui)|pages)\/.*\.tsx$/.test(file));
  const given = drawn.flatMap((file) => [...textOf(file).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  // The 404 page is not content.
  const expected = new Set(given.filter((id) => id !== 'main-pages'));
  const known = new Set([...site.anchors, ...site.kinds.flatMap(({ anchors = [] }) => anchors)]);
  expect([...known].sort()).toEqual([...expected].sort());
});

test('only page files and renderer/vite know the framework', () => {
  const allowed = /(?:^|\/)[^/]+\.page\.(?:server|client|route)\.tsx?$|^renderer\/vite\/|^tests\//;
  const knowing = code.filter((file) => /(?:from |import\()'vite-plugin-ssr/.test(textOf(file)));
  expect(knowing.filter((file) => !allowed.test(file))).toEqual([]);
});

test('the code of pages contains nothing that reads, checks or compiles content, because development waits for it', async () => {
  const pageFiles = code.filter(
    (file) => /\.page\.(?:server|route)\.tsx?$/.test(file) && !file.startsWith('renderer/dev/'),
  );
  const held = Object.keys((await bundled([...pageFiles, SITE])).inputs);
  expect(held).toEqual(expect.arrayContaining(['renderer/html/render-context.ts', 'pages/article/template.tsx']));
  expect(held.filter((file) => /^renderer\/(?:content\/(?:parse|rules|graph|files)|dev)\//.test(file))).toEqual([]);
});

test('the check loads no component and no React, because templates are only loaded to render pages', async () => {
  const { inputs } = await bundled(['renderer/commands/check.ts', SITE]);
  const held = new Set<string>();
  const hold = (file: string) => {
    if (held.has(file)) return;
    held.add(file);
    for (const { path, kind } of inputs[file]?.imports ?? []) if (kind !== 'dynamic-import') hold(path);
  };
  for (const file of ['renderer/commands/check.ts', SITE]) hold(file);
  expect(held).toContain('components/sections/hero/schema.ts');
  expect([...held].filter((file) => file.endsWith('.tsx') || /^(?:react|lucide)\b/.test(file))).toEqual([]);
});

async function bundled(entryPoints: string[]) {
  const { metafile } = await build({
    entryPoints,
    ...{ bundle: true, splitting: true, platform: 'node', packages: 'external', format: 'esm' },
    // The framework's hooks name the style sheet by its address.
    ...{ external: ['/components/*'], loader: { '.css': 'empty' }, write: false, outdir: '.', metafile: true },
  });
  return metafile;
}

test('only page files import styles, because the build searches nothing else for them', () => {
  const bringing = code.filter((file) => /^import '[^']+\.css'/m.test(textOf(file)));
  expect(bringing.length).toBeGreaterThan(0);
  expect(bringing.filter((file) => !/\.page\.server\.tsx?$/.test(file))).toEqual([]);
});

/** The folders of the engine, as the table has them: each may import those before it. */
const layers = [...textOf('docs/architecture.md').matchAll(/^\| `(renderer[^`]*)`/gm)].map(([, folder = '']) => folder);
/** The row of the innermost folder that a path is in. */
const layerOf = (path: string) => {
  const inside = layers.filter((folder) => path === folder || path.startsWith(`${folder}/`) || `${path}.ts` === folder);
  return layers.indexOf(inside.reduce((longest, folder) => (folder.length > longest.length ? folder : longest), ''));
};
const { exports } = JSON.parse(textOf('renderer/package.json'));
const doors: string[] = Object.values<Record<string, string>>(exports)
  .flatMap(({ default: file }) => file ?? [])
  .map((file) => join('renderer', file));

/** The relative imports of files, as paths from the root of the project. */
function importsOf(files: readonly string[]): { file: string; path: string }[] {
  return files.flatMap((file) =>
    [...textOf(file).matchAll(/(?:from|import|import\()\s*'(\.{1,2}\/[^'?]+)/g)].map(([, specifier = '']) => ({
      file,
      path: join(dirname(file), specifier),
    })),
  );
}

/** The imports into some folders by the files of another. */
function importsBetween(from: RegExp, to: RegExp): string[] {
  const importing = code.filter((file) => from.test(file));
  expect(importing.length).toBeGreaterThan(0);
  return importsOf(importing)
    .filter(({ path }) => to.test(path))
    .map(({ file, path }) => `${file} imports ${path}`);
}

test('the site imports the engine by its doors alone', () => {
  expect(importsBetween(/^(?:components|pages|scripts)\//, /^renderer\//)).toEqual([]);
});

test('the site compiles without its tests', () => {
  expect(importsBetween(/^(?:components|pages|scripts)\//, /^tests\//)).toEqual([]);
});

test('the engine imports nothing of the site, which is an argument', () => {
  expect(importsBetween(/^renderer\//, /^(?!renderer\/)/)).toEqual([]);
});

test('the engine’s tests import nothing of this site, so that they pass without it', async () => {
  const files = await glob('tests/{engine,support,fixtures}/**/*.{ts,tsx,mjs}');
  const ofSite = /^(?:pages|components|content|scripts|tests\/site)\//;
  expect(files.length).toBeGreaterThan(200);
  expect(importsOf(files).filter(({ path }) => ofSite.test(path))).toEqual([]);
  // The other way in is to read them: they run in the folder of a fixture, or give it to commands.
  const climbing = /['"`](?:\.\.\/)+(?:pages|components|content|scripts|tests\/site)\//;
  const run = files.filter((file) => /^tests\/(?:engine|support)\//.test(file));
  expect(run.filter((file) => climbing.test(textOf(file).replaceAll(/(?:from|import\()\s*'[^']+'/g, '')))).toEqual([]);
});

test('components import nothing of pages, and the model of content neither', () => {
  expect(importsBetween(/^components\//, /^(?:pages|scripts)\//)).toEqual([]);
  expect(importsBetween(/^components\/model\//, /^(?!components\/model\/)/)).toEqual([]);
});

test('in the engine, a folder imports only those above it in the table, which has all of them', async () => {
  const below = await glob('renderer/{*,content/*}', {
    ...{ onlyDirectories: true, expandDirectories: false },
    // Declarations, which are written when the engine is packed.
    ignore: 'renderer/types',
  });
  const folders = below.map((folder) => folder.replace(/\/$/, ''));
  expect(layers.filter((layer) => !existsSync(layer))).toEqual([]);
  expect(folders.filter((folder) => !layers.includes(folder))).toEqual([]);
  const inside = code.filter((file) => file.startsWith('renderer/') && !doors.includes(file));
  const wrong = importsOf(inside).filter(({ file, path }) => layerOf(path) > layerOf(file));
  expect(wrong.map(({ file, path }) => `${file} imports ${path}`)).toEqual([]);
});

/** Names of this site that are words of the language, of HTML, or of feeds: the engine may use them in that sense. */
const ORDINARY =
  'page legal article articles author release releases opening openings site words categories category hero stats services features columns chat project contact cta gallery video quotes steps table plan week questions models details newsletter figures websites apps ai required-pages-exist'.split(
    ' ',
  );

/** What only this site has: its name, kinds, lists, section types, services, and rules. */
function namesOfSite(): string[] {
  const { name, services }: { name: string; services: { label: string }[] } = parse(textOf('content/site.yaml'));
  const lists = site.lists.filter((list) => list !== redirects && list !== vocabulary);
  return [
    ...[name, ...services.flatMap(({ label }) => label.split(' '))],
    ...site.kinds.map((kind) => kind.name),
    ...lists.flatMap((list) => [list.name, list.file, list.item ?? list.name]),
    ...sectionTypes,
    ...Object.keys(site.rules).map((file) => basename(file, '.ts')),
  ];
}

test('the engine, with its messages and documents, names nothing that only this site has', async () => {
  const engine = await glob('renderer/**/*.{ts,tsx,mjs,css,md}', {
    ignore: ['renderer/starter/**', '**/node_modules/**'],
  });
  const names = new Set(namesOfSite().map((name) => name.toLowerCase()));
  for (const ordinary of ORDINARY) names.delete(ordinary);
  expect([...names]).toEqual(expect.arrayContaining(['tallwind', 'claims', 'solution', 'whatsapp']));
  const pattern = new RegExp(`\\b(?:${[...names, 'agency', 'inquiry'].map(escapePattern).join('|')})(?:e?s)?\\b`, 'gi');
  expect(engine.flatMap((file) => (textOf(file).match(pattern) ?? []).map((found) => `${file}: ${found}`))).toEqual([]);
});

test('no name of this site is excused that the engine does not use', () => {
  const names = namesOfSite().map((name) => name.toLowerCase());
  expect(ORDINARY.filter((name) => !names.includes(name))).toEqual([]);
});

test('rules use only the interface for rules, not what is behind a file or the content', () => {
  const rules = code.filter((file) => /^(?:pages\/[^/]+|renderer\/content)\/rules\//.test(file));
  expect(rules.length).toBeGreaterThan(70);
  const reaching = /\w\.(?:parsed|content)\.|\{ (?:parsed|content)\b|\/parse\/(?:parse|locations)'/;
  expect(rules.filter((file) => reaching.test(textOf(file)))).toEqual([]);
});

test('no component contains a color, because components/styles contains the colors of all pages', () => {
  const drawn = code.filter(
    (file) =>
      /^components\/(?!styles\/)/.test(file) &&
      /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i.test(textOf(file).replaceAll(/href="#[^"]*"/g, '')),
  );
  expect(drawn).toEqual([]);
});

test('no component repeats the name of the agency', () => {
  expect(code.filter((file) => file.startsWith('components/') && textOf(file).includes('Tallwind'))).toEqual([]);
});

const withoutCycles = (...args: string[]) =>
  spawnSync('node_modules/.bin/biome', ['lint', '--only=suspicious/noImportCycles', ...args], { encoding: 'utf8' });

test('no files import each other in a cycle, neither for types nor lazily', () => {
  const { status, stderr } = withoutCycles('.');
  expect(status, stderr).toBe(0);
  const folder = temporaryFolder();
  const { linter } = JSON.parse(textOf('biome.json'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, linter }));
  writeFileSync(join(folder, 'type.ts'), "import type { B } from './late';\nexport type A = B;\n");
  writeFileSync(join(folder, 'late.ts'), "export type B = string;\nexport const a = () => import('./type');\n");
  const found = withoutCycles(`--config-path=${folder}`, folder);
  expect(found.status).toBe(1);
  expect(found.stderr).toContain('type.ts');
});

/** The rows of the tour: a function, its file, and the file that calls it. */
const tour = [
  ...textOf('docs/architecture.md').matchAll(/^\| \d+ \| `(\w+)` \| `([^`]+)` \| (?:`([^`]+)`)? *\|/gm),
].map(([, name = '', file = '', caller]) => ({ name, file, caller }));

test('an article takes at most 25 steps from its file to its page', () => {
  expect(tour.length).toBeGreaterThan(15);
  expect(tour.length).toBeLessThanOrEqual(25);
});

test.each(tour)('on the tour, $name is in $file, and is called in $caller', ({ name, file, caller }) => {
  expect(textOf(file)).toMatch(new RegExp(`(?:function|const) ${name}\\b`));
  if (caller === undefined) return;
  const isByPath = caller === 'renderer/page-files.ts';
  const called = isByPath ? basename(file, '.ts') : name;
  expect(textOf(caller)).toMatch(new RegExp(`${called}\\b`));
  const visited = tour
    .slice(
      0,
      tour.findIndex((step) => step.name === name),
    )
    .map((step) => step.file);
  // The framework finds page files by itself.
  if (!isByPath && caller !== file) expect(visited).toContain(caller);
});
