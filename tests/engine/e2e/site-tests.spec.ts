import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { runCommand } from '../../support/run-command';

const DIST = resolve('test-results/site-tests/museum');
const BROKEN = resolve('test-results/site-tests/broken');

const testSite = (dist: string, ...more: string[]) =>
  runCommand('test', ['--dist', dist, ...more], { cwd: 'tests/fixtures/second-site' });

interface Fault {
  file: string;
  /** A text, and what to put in its place. Without them, the file is removed. */
  from?: string | RegExp;
  to?: string;
  /** The file that is reported, if it is another. */
  reported?: string;
  severity?: 'warning';
}

/** A fault for each check, by its name. */
const faults: Record<string, Fault> = {
  'headings-are-in-order': { file: 'besuch.html', from: /<(\/?)h2/g, to: '<$1h4' },
  'html-is-valid': { file: 'impressum.html', from: '</main>', to: '<p><div></div></p></main>' },
  'landmarks-are-distinct': { file: 'sammlung.html', from: '</main>', to: '</main><main></main>' },
  'links-lead-somewhere': {
    file: 'impressum.html',
    from: '</main>',
    to: '<a href="/besuch#nirgends">Nirgends</a></main>',
  },
  'controls-have-names': { file: 'besuch.html', from: '</main>', to: '<a href="/sammlung"></a></main>' },
  'forms-work-without-javascript': {
    file: 'besuch.html',
    from: '</main>',
    to: '<form><input name="name"></form></main>',
  },
  'pages-describe-themselves': { file: 'sammlung.html', from: /<title>.*<\/title>/, to: '' },
  'nothing-foreign-is-loaded': {
    file: 'index.html',
    from: '</main>',
    to: '<script src="https://example.com/a.js"></script></main>',
  },
  'sitemap-lists-the-pages': { file: 'sitemap.xml', from: '/besuch<', to: '/kein-besuch<' },
  'redirects-lead-to-pages': { file: 'termine/eichtag.html', reported: '_redirects' },
  'social-images-are-drawn': { file: 'exponate/muenzwaage.html', from: 'muenzwaage.png', to: 'muenze.png' },
  'markdown-versions-match': { file: 'besuch.md', from: '# ', to: '', reported: 'besuch.html' },
  'structured-data-matches': { file: 'exponate/briefwaage.html', from: '"BreadcrumbList"', to: '"BreadcrumbList' },
  'the-layout-is-the-same': {
    file: 'exponate/briefwaage.html',
    from: '</footer>',
    to: '<a href="/sammlung">Mehr</a></footer>',
  },
  'the-manifest-has-icons': { file: 'manifest.webmanifest', from: '/icon-512.png', to: '/no-icon.png' },
  'axe-finds-nothing': { file: 'index.html', from: '</main>', to: '<img src="/favicon.svg"></main>' },
  'pages-fit-narrow-screens': {
    file: 'index.html',
    from: '</main>',
    to: '<table width="2000"><tr><td>1</td></tr></table></main>',
  },
  'pages-keep-their-budget': {
    file: 'index.html',
    from: '</body>',
    to: `<!-- ${noise()} --></body>`,
    severity: 'warning',
  },
  'pages-load-without-errors': {
    file: 'index.html',
    from: '</main>',
    to: '<script src="/assets/none.js"></script></main>',
  },
  'texts-need-no-javascript': { file: 'index.html', from: '</main>', to: '<script src="/write.js"></script></main>' },
};

/** The museum has no feed: the check has a unit test. */
const ELSEWHERE = ['feeds-agree'];

test.describe.configure({ mode: 'serial' });

test('the museum passes its own tests', () => {
  rmSync('test-results/site-tests', { recursive: true, force: true });
  const { status, printed } = testSite(DIST, '--all');
  expect(status, printed).toBe(0);
  expect(printed).toContain('11 pages tested, 11 of them in a browser: no errors.');
});

test('each fault of a built site is reported at its file', () => {
  cpSync(DIST, BROKEN, { recursive: true });
  writeFileSync(join(BROKEN, 'client/write.js'), "document.querySelector('main').append('Nur mit JavaScript');");
  for (const { file, from, to } of Object.values(faults)) breakFile(join(BROKEN, 'client', file), from, to);
  const { status, printed } = testSite(BROKEN, '--no-build');
  expect(status, printed).toBe(1);
  const missed = Object.entries(faults).filter(([code, { file, reported = file, severity = 'error' }]) => {
    const place = join(BROKEN, 'client', reported).replaceAll('.', '\\.');
    return !new RegExp(`^${place}:\\d+:\\d+ +${severity} +${code}$`, 'm').test(printed);
  });
  expect(
    missed.map(([code]) => code),
    printed,
  ).toEqual([]);
});

test('a page over its budget fails only a strict run', () => {
  rmSync(BROKEN, { recursive: true });
  cpSync(DIST, BROKEN, { recursive: true });
  const { file, from, to } = faults['pages-keep-their-budget'] ?? { file: '' };
  breakFile(join(BROKEN, 'client', file), from, to);
  const { status, printed } = testSite(BROKEN, '--no-build');
  expect(status, printed).toBe(0);
  expect(printed).toContain('no errors, ');
  expect(testSite(BROKEN, '--no-build', '--strict').status).toBe(1);
});

test('there is a fault for each check', () => {
  const checks = ['checks', 'browser-checks'].flatMap((folder) => readdirSync(`renderer/commands/test/${folder}`));
  const names = checks.map((file) => basename(file, '.ts'));
  expect([...Object.keys(faults), ...ELSEWHERE].sort()).toEqual(names.sort());
});

function breakFile(path: string, from?: string | RegExp, to = '') {
  if (from === undefined) return rmSync(path);
  const text = readFileSync(path, 'utf8');
  expect(text, path).toMatch(from);
  writeFileSync(path, text.replace(from, to));
  for (const ending of ['.br', '.gz']) rmSync(path + ending, { force: true });
}

/** A text that can't be compressed well. */
function noise(): string {
  return Array.from({ length: 40_000 }, (_, index) => Math.trunc(Math.abs(Math.sin(index)) * 1e9).toString(36)).join(
    '',
  );
}
