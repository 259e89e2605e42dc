import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkPackages } from '../../../../renderer/platform/link-packages';
import { asTyped } from '../../../support/as-typed';
import { makeProject } from '../../../support/project';
import { PROJECT, runCommand } from '../../../support/run-command';
import { smallSite } from '../../../support/small-site';
import { fingerprintOf } from '../../../support/trial-build';

const ARGS = ['--without-social-images', '--stats'];

/** The counts of a build, in printed order. */
function countsOf({ status, printed }: ReturnType<typeof runCommand>): Record<string, number> {
  expect(status, printed).toBe(0);
  const lines = printed.matchAll(/^([a-z][a-z ]+[a-z]) +(\d+)$/gm);
  return Object.fromEntries([...lines].map(([, what = '', times]) => [what, Number(times)]));
}

test('each file is read and parsed once, each body is compiled once, and cached results are not computed again', () => {
  const { content, edit, build } = smallSite('statistics');
  // Prevents the warning about an unlinked page, whose location would need the front matter.
  appendFileSync(join(content, 'solutions/shops/tills.mdx'), '\nRead [our blog](/blog).\n');
  const cold = countsOf(build({ args: ARGS }));
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
  expect(countsOf(build({ args: ARGS }))).toEqual({ ...cold, ...nothing });

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
  expect(countsOf(build({ args: ARGS }))).toEqual({ ...cold, ...one });
});

test('a changed claim recompiles only the bodies that name it', () => {
  const { out, edit, build } = smallSite('claimed');
  edit('blog/article-3.mdx', 'A text of', 'It takes [[launch]]. A text of');
  build({ args: ARGS });
  edit('claims.yaml', 'value: 3-6 months', 'value: 4-6 months');
  expect(countsOf(build({ args: ARGS }))).toMatchObject({ 'bodies compiled': 1 });
  const html = readFileSync(join(out, 'client/blog/article-3.html'), 'utf8');
  expect(asTyped(html)).toContain('It takes 4-6 months.');
});

/** A rule of the site. */
const RULE = `import { defineRule } from 'sitewright';

export default defineRule({
  category: 'Fill in the fields',
  description: 'Everything is fine.',
  rationale: 'It finds nothing.',
  file: () => [],
});
`;

/** Gives a site a command and a rule of its own. */
function addCode(folder: string) {
  const file = join(folder, 'pages/site.ts');
  const rules = "rules: import.meta.glob<never>('./*/rules/*.ts', { eager: true, import: 'default' }),";
  writeFileSync(file, readFileSync(file, 'utf8').replace('  sections,', `  sections,\n  ${rules}`));
  for (const part of ['scripts', 'pages/hub/rules']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'scripts/greet.ts'), "/** Greets. */\nconsole.log('Hello');\n");
  writeFileSync(join(folder, 'pages/hub/rules/nothing-is-wrong.ts'), RULE);
}

test('.cache remains valid in another folder, with other inodes and times, until the code of pages changes', async () => {
  const { content } = smallSite('elsewhere');
  const folder = mkdtempSync(join(tmpdir(), 'tallwind-elsewhere-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const buildIn = (cwd: string) =>
    countsOf(runCommand('build', ARGS, { cwd, engine: join(cwd, 'renderer/bin/engine.mjs') }));
  await makeProject(first, content);
  addCode(first);
  expect(buildIn(first)['pages rendered']).toBe(23);

  cpSync(first, second, { recursive: true, filter: (file) => !/\/(?:node_modules|dist)$/.test(file) });
  await linkPackages(PROJECT, second);
  const counts = buildIn(second);
  expect(counts).toMatchObject({ 'bodies parsed': 0, 'bodies compiled': 0, 'pages rendered': 0 });
  expect(await fingerprintOf(join(second, 'dist'))).toBe(await fingerprintOf(join(first, 'dist')));

  const countsAfterEditing = (file: string) => {
    appendFileSync(join(second, file), '\n// Edited.\n');
    return buildIn(second);
  };
  expect(countsAfterEditing('scripts/greet.ts')).toMatchObject({ 'bodies parsed': 0, 'pages rendered': 0 });
  expect(countsAfterEditing('components/parts.tsx')).toMatchObject({ 'bodies parsed': 0, 'pages rendered': 23 });
  for (const rule of ['renderer/content/rules/text-is-finished.ts', 'pages/hub/rules/nothing-is-wrong.ts'])
    expect(countsAfterEditing(rule)).toMatchObject({ 'bodies parsed': 15, 'pages rendered': 0 });
  rmSync(folder, { recursive: true });
});
