import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { ENGINE } from '../../support/run-command';

const OUT = resolve('test-results/start');
let server: ChildProcessWithoutNullStreams;
let printed = '';

/** Waits until the command has printed a text. */
function until(pattern: RegExp): Promise<string> {
  return new Promise((done, fail) => {
    const read = () => {
      const [, found] = pattern.exec(printed) ?? [];
      if (found !== undefined) done(found);
    };
    for (const stream of [server.stdout, server.stderr]) stream.on('data', read);
    server.once('exit', () => fail(new Error(printed)));
    read();
  });
}

test.beforeAll(() => {
  rmSync(OUT, { recursive: true, force: true });
  server = spawn(process.execPath, [ENGINE, 'start', '--dist', OUT, '--port', '0'], {
    cwd: 'tests/fixtures/second-site',
  });
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
});
test.afterAll(() => server.kill());

test('npm start serves pages and their pictures before the site is complete, and then the complete one', async () => {
  const address = await until(/The site is at (\S+)/);
  const pages = await Promise.all(
    ['/', '/exponate/muenzwaage'].map(async (path) => (await fetch(address + path)).text()),
  );
  const pictures = pages.join('').match(/\/media\/sizes\/[^\s",]+/g) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of new Set(pictures)) expect((await fetch(address + picture)).status, picture).toBe(200);
  await until(/Built (\d+) pages/);
  expect(existsSync(join(OUT, 'client/index.html'))).toBe(true);
  expect((await fetch(`${address}/`)).headers.get('content-type')).toBe('text/html; charset=utf-8');
});
