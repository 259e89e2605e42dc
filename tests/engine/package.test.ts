import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The repository, where the engine is packed.
process.chdir(join(import.meta.dirname, '../..'));

/** A folder where the engine is installed from its tarball, and below it those of the sites. */
const root = mkdtempSync(join(tmpdir(), 'package-test-'));
const modules = join(root, 'node_modules');
const starter = join(root, 'starter');
const museum = join(root, 'museum');
const MAX_BYTES = 3_000_000;
/** For a build on a busy machine. */
const TIMEOUT = 300_000;

const manifest: { exports: object; peerDependenciesMeta: object } = JSON.parse(
  readFileSync('renderer/package.json', 'utf8'),
);
let tarball = '';

beforeAll(() => {
  const packed = spawnSync('npm', ['pack', '-w', 'renderer', '--silent', '--pack-destination', root], {
    encoding: 'utf8',
  });
  tarball = join(root, packed.stdout.trim());
  mkdirSync(join(modules, 'sitewright'), { recursive: true });
  spawnSync('tar', ['-xzf', tarball, '-C', join(modules, 'sitewright'), '--strip-components=1']);
  // The other packages are those of this project: nothing is downloaded. What a site may leave out is left out.
  const optional = Object.keys(manifest.peerDependenciesMeta);
  for (const name of readdirSync('node_modules')) {
    if (![...optional, 'sitewright'].includes(name) && !name.startsWith('.'))
      symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  mkdirSync(starter);
  cpSync('tests/fixtures/second-site', museum, {
    recursive: true,
    filter: (path) => !/[\\/](?:\.cache|dist|node_modules)$/.test(path),
  });
  for (const file of ['tsconfig.json', 'package.json']) cpSync(join('renderer/starter', file), join(museum, file));
}, TIMEOUT);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const environment = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };

/** Runs a program in a folder. @returns what it printed, and its status */
function run(folder: string, file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(modules, file), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: environment,
  });
  return { status, printed: stdout + stderr };
}
const engine = (folder: string, ...args: string[]) => run(folder, 'sitewright/bin/engine.mjs', ...args);

/** Expects a site to pass the compiler, and to build, which checks it first. */
function expectSite(folder: string, pages: number) {
  const compiled = run(folder, 'typescript/bin/tsc', '-p', '.');
  expect(compiled, compiled.printed).toMatchObject({ status: 0 });
  const built = engine(folder, 'build', '--as-of', '2026-11-27');
  expect(built.status, built.printed).toBe(0);
  expect(built.printed).toContain(`Built ${pages} pages`);
}

/** Serves a finished site while it is asked for pages. */
async function served(folder: string, ask: (address: string) => Promise<void>) {
  const file = join(modules, 'sitewright/bin/engine.mjs');
  const server = spawn(process.execPath, [file, 'start', '--no-build', '--port', '0'], {
    cwd: folder,
    env: environment,
  });
  try {
    const address = await new Promise<string>((done, fail) => {
      let printed = '';
      const read = (chunk: Buffer) => {
        printed += chunk;
        const [found] = /http:\/\/\S+/.exec(printed) ?? [];
        if (found) done(found);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('exit', () => fail(new Error(printed)));
    });
    await ask(address);
  } finally {
    server.kill();
  }
}

test('the tarball is small, and has no tests and nothing of a site', () => {
  expect(statSync(tarball).size).toBeLessThanOrEqual(MAX_BYTES);
  const files = readdirSync(join(modules, 'sitewright'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.test\.|^(?:tests|node_modules|pages|components)\b/.test(file))).toEqual([]);
});

test('only its doors can be imported', () => {
  const importing = (name: string) => run(root, 'resolve.mjs', name).printed.trim();
  writeFileSync(
    join(modules, 'resolve.mjs'),
    'try { import.meta.resolve(process.argv[2]); console.log("found"); } catch ({ code }) { console.log(code); }',
  );
  const doors = Object.keys(manifest.exports).map(
    (door) => `sitewright${door.slice(1).replace('*', 'canonical-path')}`,
  );
  for (const door of doors) expect(importing(door), door).toBe('found');
  for (const inner of ['content/index', 'content/index.ts', 'html/document', 'platform/git', 'package.json']) {
    expect(importing(`sitewright/${inner}`), inner).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
  }
});

test('in an empty folder, engine init begins a site that compiles, passes its check, builds, and is served', {
  timeout: TIMEOUT,
}, async () => {
  expect(engine(starter, 'check')).toMatchObject({ status: 2, printed: expect.stringContaining('engine init') });
  writeFileSync(join(starter, 'package.json'), '{ "dependencies": { "react": "^19.3.1" } }');
  expect(engine(starter, 'init').status).toBe(0);
  expect(JSON.parse(readFileSync(join(starter, 'package.json'), 'utf8'))).toMatchObject({
    dependencies: { react: '^19.3.1' },
    scripts: { check: 'engine check', dev: 'engine dev' },
  });
  expect(existsSync(join(starter, '.gitignore'))).toBe(true);
  expectSite(starter, 3);
  await served(starter, async (address) => {
    const home = await fetch(address);
    expect(home.status).toBe(200);
    const html = await home.text();
    expect(html).toContain('<h1>Say what you do, in one line</h1>');
    expect(html).not.toContain('<script type="module"');
    expect(await (await fetch(`${address}/about`)).text()).toContain('<h1>About us</h1>');
    const missing = await fetch(`${address}/prices`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('<h1>This page does not exist</h1>');
    const [, styles = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(html) ?? [];
    expect(await (await fetch(address + styles)).text()).toContain('--paper');
  });
});

test('engine init overwrites nothing', () => {
  const page = join(starter, 'content/pages/index.mdx');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, before.replace('one line', 'a line'));
  const { status, printed } = engine(starter, 'init');
  expect(status).toBe(1);
  expect(printed).toContain('content/pages/index.mdx');
  expect(readFileSync(page, 'utf8')).toContain('a line');
  writeFileSync(page, before);
});

test('a site tests itself without what it may leave out, and names that', () => {
  const { status, printed } = engine(starter, 'test', '--no-build');
  expect(printed).toContain('npm install --save-dev playwright');
  expect(printed).toContain('npm install --save-dev html-validate');
  expect(printed).toContain('tested, none of them in a browser: no errors.');
  expect(status).toBe(0);
});

test('rules are explained with their examples', () => {
  const { printed } = engine(starter, 'check', '--explain', 'asterisks-touch-their-words');
  expect(printed).toContain('Wrong:\n  content/');
  expect(printed).toContain('Right, in ');
});

test('docs/new-site.md leads from there to a kind, a section, and a rule', { timeout: TIMEOUT }, async () => {
  const text = readFileSync('docs/new-site.md', 'utf8');
  for (const [, file = '', blocks = ''] of text.matchAll(
    /`([\w./-]+)`[^`]*:\n\n((?:```(?:tsx?|mdx|yaml|diff)\n[\s\S]*?```\n\n)+)/g,
  )) {
    for (const [, kind = '', block = ''] of blocks.matchAll(/```(\w+)\n([\s\S]*?)```/g)) {
      if (kind === 'diff') applyDiff(join(starter, file), block);
      else write(join(starter, file), block);
    }
  }
  expectSite(starter, 5);
  await served(starter, async (address) => {
    expect(await (await fetch(`${address}/notes`)).text()).toContain('href="/notes/first-day"');
    expect(await (await fetch(`${address}/notes/first-day`)).text()).toContain('What the first day taught us</h1>');
  });
  // What is still to be written in a draft breaks no rule of the site.
  expect(engine(starter, 'new', 'note', 'What we learned on the second day').status).toBe(0);
  const drafted = engine(starter, 'check').printed;
  expect(drafted).toMatch(/no errors, \d+ warnings/);
  expect(drafted).not.toContain('summaries-end-with-a-mark');
  const note = join(starter, 'content/notes/first-day.mdx');
  write(note, readFileSync(note, 'utf8').replace('before noon.\n', 'before noon\n'));
  const [, message = ''] = /```text\n(content\/notes.*?)\n```/s.exec(text) ?? [];
  expect(engine(starter, 'check').printed).toContain(message);
  expect(engine(starter, 'check', '--explain', 'summaries-end-with-a-mark').printed).toContain('cut off');
});

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Replaces the lines of a block with - and without a mark by those with + and without one. */
function applyDiff(file: string, block: string) {
  const side = (mark: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(mark) || line.startsWith(' '))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(side('-'));
  writeFileSync(
    file,
    before.replace(side('-'), () => side('+')),
  );
}

test('the museum compiles, passes its check, builds, and is served', { timeout: TIMEOUT }, async () => {
  expectSite(museum, 11);
  await served(museum, async (address) => {
    expect(await (await fetch(`${address}/besuch`)).text()).toContain('<h1 id="page-title">Besuch</h1>');
  });
});

test('a template that fails is named with its line, and no stack of compiled code', () => {
  const file = 'pages/event/template.tsx';
  const before = readFileSync(join(museum, file), 'utf8');
  const template = before.replace('<h1>{data.name}</h1>', '<h1>{[data.name][1].trim()}</h1>');
  write(join(museum, file), template);
  const { printed, status } = engine(museum, 'build');
  write(join(museum, file), before);
  const line = template.slice(0, template.indexOf('[1].trim')).split('\n').length;
  expect(printed).toMatch(new RegExp(`^${file}:${line}:\\d+ {3}The page /termine/.* can't be rendered: .*\\n?$`, 'm'));
  expect(printed).not.toContain('node_modules');
  expect(status).toBe(1);
});
