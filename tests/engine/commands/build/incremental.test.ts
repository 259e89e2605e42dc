import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { recoverSite } from '../../../../renderer/commands/build/atomic-output';
import { randomFrom } from '../../../../renderer/platform/random-from';
import { ENGINE, PROJECT } from '../../../support/run-command';
import { IS_SWEEP, SEED, sampleOf } from '../../../support/sample';
import { BASE_SITE, smallSite, writeArticle } from '../../../support/small-site';
import { copyOfContent, fingerprintOf } from '../../../support/trial-build';

const QUICK = ['--without-social-images'];

/** The result of a cold build of a copy, without any cache, into a new folder. */
async function coldBuild(content: string): Promise<string> {
  const { out, build } = copyOfContent(`${basename(dirname(content))}-cold`, BASE_SITE, content);
  const { printed, status } = build({ args: QUICK });
  expect(status, printed).toBe(0);
  return fingerprintOf(out);
}

test('after each edit, only affected pages are rendered again, and the site equals a cold build', async () => {
  const { content, out, edit, build } = smallSite('identity');
  expect(build({ args: QUICK }).printed).toContain('Built 23 pages');
  expect(build({ args: QUICK }).printed).toContain('(0 re-rendered)');
  expect(build({ args: [...QUICK, '--force'] }).printed).toContain('(23 re-rendered)');

  const steps: [what: string, rendered: number, change: () => void][] = [
    // The article, and the blog with its feed, which contains the whole text.
    ['a word of a text', 2, () => edit('blog/article-3.mdx', 'A text of', 'The text of')],
    // The second pages of the blog and of its author name it, too.
    ['a headline', 4, () => edit('blog/article-0.mdx', 'heading: Article 0', 'heading: Article zero')],
    // Articles of the same category link to the newest.
    ['a new article', 12, () => writeArticle(content, 20)],
    ['an article less', 11, () => rmSync(join(content, 'blog/article-20.mdx'))],
    ['the name of the site', 23, () => edit('site.yaml', 'name: ', 'name: New ')],
  ];
  const comparedWithCold = sampleOf('cold', steps, 2);
  for (const step of steps) {
    const [what, rendered, change] = step;
    change();
    const { printed, status } = build({ args: QUICK });
    expect(status, `${what}: ${printed}`).toBe(0);
    expect(printed, what).toContain(`(${rendered} re-rendered)`);
    if (comparedWithCold.includes(step)) expect(await fingerprintOf(out), what).toBe(await coldBuild(content));
  }
});

test('damaged cache entries are detected and rendered again', async () => {
  const { content, out, pageCache, build } = smallSite('damaged');
  build({ args: QUICK });
  const sound = await fingerprintOf(out);
  const page = (file: string) => join(out, 'client', file);
  const { known: pagesKept, files: pageFiles } = pageCache;
  const factsKept = join(dirname(content), '.cache/content.txt');
  const flip = (file: string, at: number) => {
    const bytes = readFileSync(file);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  };
  // Those of one round are in different files, so their pages add up.
  const rounds: [what: string, rendered: number, damage: () => void][][] = [
    [
      ['a page with one bit turned', 1, () => flip(page('blog/article-2.html'), 2000)],
      ['a page that is gone', 0, () => rmSync(page('blog/article-3.html'))],
      ['a Markdown version cut short', 1, () => truncateSync(page('blog/article-4.md'), 10)],
      ['a cached page that is gone', 1, () => rmSync(join(pageFiles, 'blog/article-6.html'))],
      ['what is known of the content, one bit turned', 0, () => flip(factsKept, 500)],
    ],
    [
      ['what is known of the pages, one bit turned', 23, () => flip(pagesKept, 3000)],
      ['what is known of the content, cut short', 0, () => truncateSync(factsKept, 500)],
    ],
    [['what is known of the pages, cut short', 23, () => truncateSync(pagesKept, 3000)]],
    [
      [
        'what other code knew of the pages',
        23,
        () => writeFileSync(pagesKept, ofOtherCode(readFileSync(pagesKept, 'utf8'))),
      ],
    ],
  ];
  for (const damages of sampleOf('damages', rounds, 3)) {
    const what = damages.map(([name]) => name).join(', ');
    for (const [, , damage] of damages) damage();
    const { printed, status } = build({ args: QUICK });
    expect(status, `${what}: ${printed}`).toBe(0);
    expect(printed, what).toContain(`(${damages.reduce((sum, [, rendered]) => sum + rendered, 0)} re-rendered)`);
    expect(await fingerprintOf(out), what).toBe(sound);
  }
});

const ofOtherCode = (known: string) => known.replace(/^\S+/, 'another-version');

test('a build that fails while rendering leaves the last site intact, although it shares files with it', async () => {
  const { content, out, edit, build } = smallSite('late', 6);
  build({ args: QUICK });
  const last = await fingerprintOf(out);
  edit('blog/article-5.mdx', 'A text of', 'Another text of');
  const env = {
    NODE_OPTIONS: `--require=${join(PROJECT, 'tests/support/disk-full.cjs')}`,
    FULL_AT: 'blog/article-5.html',
  };
  const failed = build({ args: QUICK, env });
  expect(failed.status, failed.printed).toBe(1);
  expect(failed.printed).toContain('ENOSPC: no space left on device');
  expect(await fingerprintOf(out)).toBe(last);

  const { printed, status } = build({ args: QUICK });
  expect(status, printed).toBe(0);
  expect(await fingerprintOf(out)).toBe(await coldBuild(content));
});

function startBuild(content: string, out: string) {
  const args = [ENGINE, 'build', '--content', content, '--out', out, ...QUICK];
  return spawn(process.execPath, args, { cwd: BASE_SITE, stdio: 'ignore' });
}

test('two parallel builds into the same folder both succeed', async () => {
  const { content, out } = smallSite('at-once', 4);
  for (const round of ['first', 'again']) {
    if (round === 'again') writeArticle(content, 15);
    const ends = await Promise.all(
      [startBuild(content, out), startBuild(content, out)].map((child) => once(child, 'exit')),
    );
    expect(ends.map(([status]) => status)).toEqual([0, 0]);
    expect(await fingerprintOf(out), round).toBe(await coldBuild(content));
  }
  expect(readdirSync(dirname(out)).filter((name) => name.includes('dist.'))).toEqual([]);
});

const KILLS = IS_SWEEP ? 50 : 6;

test('a build that is killed at any moment leaves a complete site, either old or new', async () => {
  const { content, out, build } = smallSite('killed', 4);
  const newest = join(content, 'blog/article-4.mdx');
  build({ args: QUICK });
  const without = await fingerprintOf(out);
  writeArticle(content, 4);
  const began = performance.now();
  build({ args: QUICK });
  const duration = performance.now() - began;
  const sound = [without, await fingerprintOf(out)];

  const random = randomFrom(SEED);
  let killed = 0;
  for (let turn = 0; turn < KILLS; turn += 1) {
    if (existsSync(newest)) rmSync(newest);
    else writeArticle(content, 4);
    const child = startBuild(content, out);
    const end = once(child, 'exit');
    // Spread over the duration of a build.
    const moment = ((turn + random()) / KILLS) * duration;
    const timer = setTimeout(() => child.kill('SIGKILL'), moment);
    const [status, signal] = await end;
    clearTimeout(timer);
    if (signal === 'SIGKILL') killed += 1;
    else expect(status, `turn ${turn}`).toBe(0);
    // The first step of npm start and of the next build.
    await recoverSite(resolve(out));
    expect(sound, `turn ${turn}`).toContain(await fingerprintOf(out));
  }
  console.log(`${KILLS} builds, ${killed} of them killed.`);
  expect(killed).toBeGreaterThan(0);
  expect(build({ args: QUICK }).status).toBe(0);
  expect(await fingerprintOf(out)).toBe(await coldBuild(content));
  expect(readdirSync(dirname(out)).filter((name) => name.includes('dist.'))).toEqual([]);
});
