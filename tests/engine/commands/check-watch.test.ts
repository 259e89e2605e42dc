import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkCommand } from '../../support/check-command';
import { contentOf } from '../../support/content-of';

const SOUND = 'files checked, no errors';
const WAITING = 'Waiting for changes. Press Ctrl+C to stop.\n';

test('--watch checks again after each change, and Ctrl+C ends it', async () => {
  const root = contentOf();
  const file = join(root, 'pages/apps.mdx');
  const sound = readFileSync(file, 'utf8');
  const check = checkCommand(['--watch', '--root', root]);
  await check.prints(SOUND);
  await check.prints(WAITING);

  writeFileSync(file, sound.replace('theme: blue', 'theme: blu'));
  expect(await check.prints('1 error in 1 file')).toMatch(/^\n\d+:\d\d:\d\d.*\ncontent\/pages\/apps\.mdx:5:8 {3}error/);
  await check.prints(WAITING);

  writeFileSync(file, sound);
  await check.prints(SOUND);
  await check.prints(WAITING);

  check.interrupt();
  expect(await check.end()).toMatchObject({ code: 0 });
});

test('--watch with JSON states the duration of each check, without the time before it', async () => {
  const root = contentOf();
  const file = join(root, 'pages/apps.mdx');
  const check = checkCommand(['--watch', '--format', 'json', '--root', root]);
  await check.prints(WAITING);
  const start = performance.now();
  writeFileSync(file, readFileSync(file, 'utf8').replace('theme: blue', 'theme: green'));
  const [, duration] = /"durationMs": (\d+)/.exec(await check.prints(WAITING)) ?? [];
  expect(Number(duration)).toBeLessThan(performance.now() - start);
});

test('--watch survives an incomplete save and a folder that is deleted and restored', async () => {
  const root = contentOf();
  const file = join(root, 'pages/apps.mdx');
  const sound = readFileSync(file, 'utf8');
  const check = checkCommand(['--watch', '--root', root]);
  await check.prints(WAITING);

  writeFileSync(file, sound.slice(0, sound.indexOf('theme')));
  await check.prints('front-matter-is-closed');
  await check.prints(WAITING);
  writeFileSync(file, sound);
  await check.prints(SOUND);
  await check.prints(WAITING);

  rmSync(join(root, 'solutions'), { recursive: true });
  await check.prints('11 files checked');
  await check.prints(WAITING);
  rmSync(root, { recursive: true });
  await check.prints('8 errors in 8 files');
  cpSync(contentOf(), root, { recursive: true });
  await check.prints(SOUND);
});

test('--watch survives a symbolic link to itself', async () => {
  const root = contentOf();
  const check = checkCommand(['--watch', '--root', root]);
  await check.prints(WAITING);
  symlinkSync('loop.mdx', join(root, 'pages/loop.mdx'));
  await check.prints('content/pages/loop.mdx:1:1   error   files-are-regular');
  await check.prints(WAITING);
  rmSync(join(root, 'pages/loop.mdx'));
  await check.prints(SOUND);
});

test('--watch says in one line what to do on a system that watches no more files', async () => {
  const env = { NODE_OPTIONS: `--require ${resolve(import.meta.dirname, '../../support/no-watches.cjs')}` };
  const check = checkCommand(['--watch', '--root', contentOf()], env);
  await check.prints(WAITING);
  check.interrupt();
  const { printed } = await check.end();
  const advice =
    'The system can watch no more files, so changes go unnoticed. Allow more:   sudo sysctl fs.inotify.max_user_watches=524288\n';
  expect(printed.replace(advice, '')).toMatch(/^\n\d+:\d\d:\d\d\n\d+ files checked, no errors/);
});
