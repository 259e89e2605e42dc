import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { printTerminal } from '../../../renderer/content/diagnostics/reporters/terminal';
import { fixContent } from '../../../renderer/content/fix-files';
import { IncrementalReader } from '../../../renderer/content/incremental-reader';
import { kindAt, listFolder, readInside, writeInside } from '../../../renderer/platform/contained-files';
import { contentOf } from '../../support/content-of';
import { loadContent } from '../../support/load-content';
import { site } from '../../support/site';

const SECRET = 'the password is swordfish';
const isWindows = process.platform === 'win32';

/** A content folder with a secret file next to it, and another secret in a sibling folder. */
function contentBesideSecret(): { root: string; secret: string } {
  const root = contentOf();
  const secret = join(dirname(root), 'secret.mdx');
  writeFileSync(secret, SECRET);
  mkdirSync(join(dirname(root), 'outside'));
  writeFileSync(join(dirname(root), 'outside/secret.mdx'), SECRET);
  return { root, secret };
}

test.each([
  ['an article that leads outside', 'blog/secret.mdx', '../../secret.mdx'],
  ['a list that leads outside', 'partners.yaml', '../secret.mdx'],
  ['a folder of articles', 'blog', '../outside'],
  ['a folder inside media', 'media/all', '../..'],
  ['media itself', 'media', '..'],
  ['a picture', 'media/till.png', '../../secret.mdx'],
  ['a device that never ends', 'media/zero.png', '/dev/zero'],
  ['a page that is a device', 'pages/zero.mdx', '/dev/zero'],
  ['a link to nothing', 'pages/nothing.mdx', 'nowhere'],
  ['a link to itself', 'pages/loop.mdx', 'loop.mdx'],
  ['a link to a file of the content', 'pages/more.mdx', 'apps.mdx'],
  ['a link to the folder that it is in', 'pages/up', '..'],
])('a symbolic link is an error, and not followed: %s', async (_, path, target) => {
  for (const isAbsolute of [false, true]) {
    const { root } = contentBesideSecret();
    const link = join(root, path);
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(isAbsolute ? resolve(dirname(link), target) : target, link);
    const { content, diagnostics, sources } = await loadContent(root);
    const ofLink = diagnostics.filter(({ file }) => file.startsWith(`content/${path}`));
    expect(content).toBeUndefined();
    expect(ofLink).toMatchObject([{ severity: 'error', code: 'files-are-regular', file: `content/${path}`, line: 1 }]);
    expect(JSON.stringify([diagnostics, [...sources]])).not.toContain(SECRET);
    expect(printTerminal(ofLink, sources)).toContain('The site follows no links.');
  }
});

test('files behind a symbolic link to a folder cause no error besides the link', async () => {
  const { root } = contentBesideSecret();
  writeFileSync(join(root, 'media-kit.yaml'), '- name: Logo\n  description: The logo.\n  file: all/secret.pdf\n');
  writeFileSync(join(dirname(root), 'secret.pdf'), SECRET);
  mkdirSync(join(root, 'media'));
  symlinkSync(dirname(root), join(root, 'media/all'));
  const { diagnostics } = await loadContent(root);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'files-are-regular', file: 'content/media/all' },
  ]);
});

test('a redirect does not follow a symbolic link', async () => {
  const { root } = contentBesideSecret();
  const redirects = ['secret', 'no-such-file'].map((name) => `- from: /media/all/${name}.mdx\n  to: /apps\n`);
  writeFileSync(join(root, 'redirects.yaml'), redirects.join(''));
  mkdirSync(join(root, 'media'));
  symlinkSync(dirname(root), join(root, 'media/all'));
  const { diagnostics } = await loadContent(root);
  const [link, there, missing] = diagnostics;
  expect(diagnostics).toHaveLength(3);
  expect(link).toMatchObject({ code: 'files-are-regular', file: 'content/media/all' });
  // An existing and a missing file give the same result.
  expect(there?.message.replace('secret', '…')).toBe(missing?.message.replace('no-such-file', '…'));
});

test('a file in an unsupported format is not reported as unused', async () => {
  const root = contentOf({ 'media/x.html': '<script>alert(1)</script>' });
  const { diagnostics } = await loadContent(root);
  expect(diagnostics).toMatchObject([{ code: 'media-has-an-allowed-format', file: 'content/media/x.html' }]);
});

test.skipIf(isWindows)('a named pipe is an error, and is not read', async () => {
  const root = contentOf({ 'media/logo.zip': '' });
  for (const path of ['pages/pipe.mdx', 'media/pipe.png']) execFileSync('mkfifo', [join(root, path)]);
  const { diagnostics } = await loadContent(root);
  const found = diagnostics.filter(({ code }) => code === 'files-are-regular').map(({ file }) => file);
  expect(found).toEqual(['content/media/pipe.png', 'content/pages/pipe.mdx']);
});

test.skipIf(isWindows)('a socket is an error', async () => {
  const root = contentOf();
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(join(root, 'pages/s.mdx'), done));
  const { diagnostics } = await loadContent(root);
  expect(diagnostics).toMatchObject([{ code: 'files-are-regular', file: 'content/pages/s.mdx' }]);
});

test('the content folder itself may be a link', async () => {
  const root = contentOf();
  const link = join(dirname(root), 'linked');
  symlinkSync(root, link);
  const { content } = await loadContent(link);
  expect(content?.entries.has('/apps')).toBe(true);
});

test('nothing is read or written through a symbolic link or outside of the folder', () => {
  const { root, secret } = contentBesideSecret();
  symlinkSync(secret, join(root, 'pages/secret.mdx'));
  symlinkSync(dirname(root), join(root, 'outside'));
  for (const path of ['pages/secret.mdx', 'outside/secret.mdx', '../secret.mdx', 'pages', '']) {
    expect(() => readInside(root, path), path).toThrow('is not a regular file of the content folder');
    expect(() => writeInside(root, path, 'x'), path).toThrow('is not a regular file of the content folder');
  }
  expect(readFileSync(secret, 'utf8')).toBe(SECRET);
  expect(kindAt(root, 'outside')).toBe('link');
  expect(kindAt(root, 'outside/secret.mdx')).toBeUndefined();
});

test('a shorter text completely replaces a longer text', () => {
  const root = contentOf({ 'pages/long.mdx': 'a longer text' });
  writeInside(root, 'pages/long.mdx', 'short');
  expect(readInside(root, 'pages/long.mdx').toString()).toBe('short');
});

test('a folder is listed before its entries; a missing one is empty', () => {
  const root = contentOf();
  const paths = listFolder(root).map(({ path }) => path);
  expect(paths.indexOf('pages')).toBeLessThan(paths.indexOf('pages/apps.mdx'));
  expect(listFolder(root, 'media')).toEqual([]);
  expect(listFolder(join(root, 'nowhere'))).toEqual([]);
});

test('--fix does not write through a symbolic link that replaces a file after the check', async () => {
  const root = contentOf({ 'pages/more.mdx': '\ttitle: More\n' });
  const outside = join(dirname(root), 'outside.yaml');
  const before = readFileSync(join(root, 'redirects.yaml'), 'utf8');
  writeFileSync(outside, '- from: /old-apps\n  to: /app\n');
  writeFileSync(join(root, 'redirects.yaml'), '- from: /old-apps\n  to: /app\n');
  const loaded = await loadContent(root);
  unlinkSync(join(root, 'redirects.yaml'));
  symlinkSync(outside, join(root, 'redirects.yaml'));
  const fixable = loaded.diagnostics.filter(({ fix, file }) => fix && file.endsWith('redirects.yaml'));
  expect(fixable.length).toBeGreaterThan(0);
  await expect(fixContent(root, async () => loaded)).rejects.toThrow('is not a regular file');
  expect(readFileSync(outside, 'utf8')).not.toBe(before);
  expect(readFileSync(outside, 'utf8')).toContain('/app\n');
});

test('a cached file that becomes a symbolic link is not read again', async () => {
  const { root, secret } = contentBesideSecret();
  const files = new IncrementalReader(root, site);
  await files.read();
  unlinkSync(join(root, 'pages/apps.mdx'));
  symlinkSync(secret, join(root, 'pages/apps.mdx'));
  const sourceFiles = await files.read(new Set(['pages/apps.mdx']));
  const apps = sourceFiles.find(({ path }) => path === 'pages/apps.mdx');
  expect(apps).toMatchObject({ text: '', rejected: { code: 'files-are-regular' } });
  // The link becomes a file again.
  unlinkSync(join(root, 'pages/apps.mdx'));
  renameSync(secret, join(root, 'pages/apps.mdx'));
  const again = await files.read(new Set(['pages/apps.mdx']));
  expect(again.find(({ path }) => path === 'pages/apps.mdx')).toMatchObject({ text: SECRET });
});

test('a hard link is a file like any other', () => {
  const root = contentOf();
  linkSync(join(root, 'pages/apps.mdx'), join(root, 'pages/again.mdx'));
  expect(kindAt(root, 'pages/again.mdx')).toBe('file');
});
