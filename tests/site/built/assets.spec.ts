import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { builtPages } from '../support/built-pages';

const CLIENT = 'dist/client';

test('a page names a script only for an island, and a single font', () => {
  const faults = builtPages.filter(({ root }) => {
    const scripts = root.querySelectorAll('script[src]').length;
    const isUseful = root.querySelector('[data-island]') !== null;
    return scripts !== (isUseful ? 1 : 0) || root.querySelectorAll('link[as=font]').length > 1;
  });
  expect(faults.map(({ address }) => address)).toEqual([]);
});

test('every script and style sheet has an integrity hash', () => {
  const seen = new Map<string, string>();
  for (const { root } of builtPages) {
    for (const element of root.querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload]')) {
      const path = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      seen.set(`${path} ${element.getAttribute('integrity')}`, path);
    }
  }
  for (const [found, path] of seen) {
    const hash = createHash('sha384').update(readFileSync(join(CLIENT, path)));
    expect(found).toBe(`${path} sha384-${hash.digest('base64')}`);
  }
  expect(seen.size).toBeGreaterThanOrEqual(2);
});

test('immutable files have a hash in their names', async () => {
  const assets = await glob('**/*', { cwd: join(CLIENT, 'assets'), ignore: ['**/*.{br,gz}'] });
  expect(assets.filter((file) => !/[.-][\w-]{8}\.\w+$/.test(file))).toEqual([]);
});

/** Features of development or of optional settings, with their traces in names and texts of files. */
const unbuilt = {
  'the pages for the team': /__components|specimen|data-forced/,
  'what edits texts in development': /data-source=|inline-edit|__save-text|\u{e0023}/u,
  'the counting of visits and proofs of work': /Form failed|plausible|umami|goatcounter|altcha|PBKDF2/i,
};

for (const [what, trace] of Object.entries(unbuilt)) {
  test(`nothing of ${what} is in the built site`, async () => {
    const files = await glob('dist/**/*.{html,js,css,json,xml,txt,md,webmanifest}');
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => trace.test(file) || trace.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
}
