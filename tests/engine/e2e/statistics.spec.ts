import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { linkPackages } from '../../../renderer/platform/link-packages';
import { asTyped } from '../../support/as-typed';
import { smallSite } from '../../support/e2e/small-site';
import { build, fingerprintOf } from '../../support/e2e/trial-build';

const ARGS = ['--without-social-images', '--stats'];

/** The counts of a build, in printed order. */
function countsOf({ status, printed }: ReturnType<typeof build>): Record<string, number> {
  expect(status, printed).toBe(0);
  const lines = printed.matchAll(/^([a-z][a-z ]+[a-z]) +(\d+)$/gm);
  return Object.fromEntries([...lines].map(([, what = '', times]) => [what, Number(times)]));
}

test('each file is read and parsed once, each body is compiled once, and cached results are not computed again', () => {
  test.setTimeout(300_000);
  const { content, out, edit } = smallSite('statistics');
  // Prevents the warning about an unlinked page, whose location would need the front matter.
  appendFileSync(join(content, 'solutions/shops/tills.mdx'), '\nRead [our blog](/blog).\n');
  const cold = countsOf(build(content, out, { args: ARGS }));
  const files = cold['files read'] ?? 0;
  expect(cold).toEqual({
    'files read': files,
    'front matter blocks parsed': files,
    // Fourteen articles and a solution.
    'bodies parsed': 15,
    'bodies compiled': 15,
    'pages rendered': 23,
    'images drawn': 0,
    'pictures made': 0,
    'files compressed': expect.any(Number),
  });
  // At least documents and Markdown versions, because other files may be cached from another site.
  expect(cold['files compressed']).toBeGreaterThanOrEqual(41);

  const nothing = {
    'front matter blocks parsed': 0,
    'bodies parsed': 0,
    'bodies compiled': 0,
    'pages rendered': 0,
    'files compressed': 0,
  };
  expect(countsOf(build(content, out, { args: ARGS }))).toEqual({ ...cold, ...nothing });

  edit('blog/article-3.mdx', 'A text of', 'The text of');
  // The article, and the blog, whose feed contains the text.
  const one = {
    'front matter blocks parsed': 1,
    'bodies parsed': 1,
    'bodies compiled': 1,
    'pages rendered': 2,
    // Both pages, their Markdown versions, and three feeds.
    'files compressed': 7,
  };
  expect(countsOf(build(content, out, { args: ARGS }))).toEqual({ ...cold, ...one });
});

test('a changed claim recompiles only the bodies that name it', () => {
  test.setTimeout(300_000);
  const { content, out, edit } = smallSite('claimed');
  edit('blog/article-3.mdx', 'A text of', 'It takes [[launch]]. A text of');
  build(content, out, { args: ARGS });
  edit('claims.yaml', 'value: 3-6 months', 'value: 4-6 months');
  expect(countsOf(build(content, out, { args: ARGS }))).toMatchObject({ 'bodies compiled': 1 });
  const html = readFileSync(join(out, 'client/blog/article-3.html'), 'utf8');
  expect(asTyped(html)).toContain('It takes 4-6 months.');
});

/** That of the folder where it runs. */
const OWN_ENGINE = 'renderer/bin/engine.mjs';

const FOLDERS = ['components', 'pages', 'public', 'renderer', 'scripts'];
const PROJECT = [...FOLDERS, 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

test('.cache remains valid in another folder, with other inodes and times, until the code of pages changes', async () => {
  test.setTimeout(300_000);
  const { content } = smallSite('elsewhere');
  // Outside the project, which would otherwise contain its code twice.
  const folder = mkdtempSync(join(tmpdir(), 'tallwind-elsewhere-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  for (const file of PROJECT) cpSync(file, join(first, file), { recursive: true });
  cpSync(content, join(first, 'content'), { recursive: true });
  await linkPackages('.', first);
  expect(countsOf(build('content', 'dist', { args: ARGS, cwd: first, engine: OWN_ENGINE }))['pages rendered']).toBe(23);

  rmSync(join(first, 'node_modules'), { recursive: true });
  mkdirSync(second);
  for (const file of ['content', '.cache', ...PROJECT])
    cpSync(join(first, file), join(second, file), { recursive: true });
  await linkPackages('.', second);
  const counts = countsOf(build('content', 'dist', { args: ARGS, cwd: second, engine: OWN_ENGINE }));
  expect(counts).toMatchObject({ 'bodies parsed': 0, 'bodies compiled': 0, 'pages rendered': 0 });
  expect(await fingerprintOf(join(second, 'dist'))).toBe(await fingerprintOf(join(first, 'dist')));

  const countsAfterEditing = (file: string) => {
    appendFileSync(join(second, file), '\n// Edited.\n');
    return countsOf(build('content', 'dist', { args: ARGS, cwd: second, engine: OWN_ENGINE }));
  };
  expect(countsAfterEditing('scripts/bench.ts')).toMatchObject({ 'bodies parsed': 0, 'pages rendered': 0 });
  expect(countsAfterEditing('components/ui/arrow.tsx')).toMatchObject({ 'bodies parsed': 0, 'pages rendered': 23 });
  for (const rule of ['renderer/content/rules/times-exist.ts', 'pages/hub/rules/guides-fit-their-list.ts'])
    expect(countsAfterEditing(rule)).toMatchObject({ 'bodies parsed': 15, 'pages rendered': 0 });
  rmSync(folder, { recursive: true });
});
