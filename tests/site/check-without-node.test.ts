import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFolder } from '../../renderer/content/files/disk-folder';
import { checkMedia } from '../../renderer/content/files/media/check-media';
import { MediaCache } from '../../renderer/content/files/media/media-cache';
import { contentOf, copyBase } from '../support/content-of';
import { loadContent } from '../support/load-content';
import { sampleOf } from '../support/sample';
import { temporaryFolder } from '../support/temporary-folder';
import type { Case, FolderData } from './support/check-without-node';

const FIXTURES = ['tests/fixtures/rules', 'tests/site/fixtures/rules'];

/** In kilobytes, with Brotli: what a page that checks content in a browser loads of it, dictionary apart. */
const LARGEST = 320;

const folder = mkdtempSync(join(tmpdir(), 'tallwind-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The chunks that the entry needs at once. */
function neededAtOnce(chunks: readonly Rollup.OutputChunk[]): Rollup.OutputChunk[] {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found];
}

let chunks: Rollup.OutputChunk[];

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env': '{}' },
    // How pages look, and what draws files, is loaded on demand, and not by the check.
    plugins: [
      {
        name: 'without-looks',
        resolveDynamicImport: (id, importer) =>
          typeof id === 'string' && /\/(?:pages|components)\//.test(importer) ? { id, external: true } : null,
      },
    ],
    resolve: {
      conditions: ['sitewright-source', 'module', 'development|production'],
      // One of its packages requires the other form of it, and the bundle would have both.
      alias: { acorn: resolve('node_modules/acorn/dist/acorn.mjs') },
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      target: 'es2023',
      rollupOptions: {
        input: 'tests/site/support/check-without-node.ts',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'check.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  const [{ output } = { output: [] }] = [built].flat().filter((each) => 'output' in each);
  chunks = output.flatMap((each) => (each.type === 'chunk' ? [each] : []));
}, 120_000);

test(`what checks content loads nothing of Node, and at most ${LARGEST} KB`, () => {
  const needed = neededAtOnce(chunks);
  const ofNode = needed.flatMap(({ moduleIds }) => moduleIds.filter((id) => /^node:|__vite-browser-external/.test(id)));
  expect(ofNode).toEqual([]);
  const bytes = brotliCompressSync(needed.map(({ code }) => code).join('\n')).length;
  expect(bytes / 1024).toBeLessThan(LARGEST);
});

/** A fixture of a rule: what it adds to the small content, and the content before. */
const fixtures = FIXTURES.flatMap((root) =>
  readdirSync(root).flatMap((rule) =>
    readdirSync(join(root, rule))
      .filter((name) => /^(?:bad|good|odd)-[a-z0-9-]+$/.test(name))
      .map((name) => ({ overlay: join(root, rule, name), old: join(root, rule, 'before') })),
  ),
);

async function folderData(root: string): Promise<FolderData> {
  const disk = diskFolder(root);
  const entries = disk.list();
  const files = entries.filter(({ kind }) => kind === 'file').map(({ path }) => path);
  const media = await checkMedia(root, new MediaCache());
  return {
    entries,
    sizes: Object.fromEntries(files.map((path) => [path, disk.sizeOf(path) ?? 0])),
    texts: Object.fromEntries(
      files.filter((path) => /\.(?:mdx?|ya?ml)$/.test(path)).map((path) => [path, disk.readText(path)]),
    ),
    copied: disk.copiedFiles(),
    media: { ...media, sources: [...media.sources] },
  };
}

test('without Node, the check finds the same in the content, and in fixtures of its rules', async () => {
  const today = '2024-12-01';
  const cases: { name: string; expected: string; data: Case }[] = [
    {
      name: 'content',
      expected: JSON.stringify((await loadContent('content', { today })).diagnostics),
      data: { today, now: await folderData('content') },
    },
  ];
  for (const { overlay, old } of sampleOf('fixtures without Node', fixtures, 12)) {
    const root = join(temporaryFolder(), 'content');
    copyBase(root);
    cpSync(overlay, root, { recursive: true });
    const base = existsSync(old) ? contentOf({}, old) : undefined;
    const before = base === undefined ? undefined : (await loadContent(base, { today })).checked;
    const { diagnostics } = await loadContent(root, { today, ...(before && { before }) });
    cases.push({
      name: overlay,
      expected: JSON.stringify(diagnostics),
      data: { today, now: await folderData(root), ...(base !== undefined && { before: await folderData(base) }) },
    });
  }
  const file = join(folder, 'cases.json');
  writeFileSync(file, JSON.stringify(cases));
  // A process of its own, in which nothing of Node is left once the check is loaded.
  const script = `
    import { readFileSync } from 'node:fs';
    import dictionary from 'dictionary-en';
    const cases = JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));
    const print = process.stdout.write.bind(process.stdout);
    for (const name of ['process', 'Buffer', 'global', 'require', 'setImmediate']) delete globalThis[name];
    const { diagnosticsOf } = await import(${JSON.stringify(join(folder, 'check.mjs'))});
    const found = [];
    for (const { name, expected, data } of cases) {
      const own = await diagnosticsOf(data, dictionary).catch((error) => String(error.stack));
      if (own !== expected) found.push({ name, own, expected });
    }
    print(JSON.stringify(found));
  `;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect(JSON.parse(printed)).toEqual([]);
}, 300_000);
