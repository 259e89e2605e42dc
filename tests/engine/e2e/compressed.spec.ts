import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { smallSite } from '../../support/e2e/small-site';
import { build } from '../../support/e2e/trial-build';

const TEXTS = '**/*.{html,css,js,json,webmanifest,xml,txt,md,svg}';
const COMPRESSED = '**/*.{br,gz}';

function filesOf(dist: string, pattern: string): string[] {
  return globSync(pattern, { cwd: join(dist, 'client'), dot: true });
}

/** Compressed files that don't decompress to the original, or aren't smaller. */
function wrongVersionsIn(dist: string): string[] {
  return filesOf(dist, COMPRESSED).filter((file) => {
    const read = (name: string) => readFileSync(join(dist, 'client', name));
    const [bytes, text] = [read(file), read(file.replace(/\.(?:br|gz)$/, ''))];
    const whole = file.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    return !whole.equals(text) || bytes.length >= text.length;
  });
}

const compressedIn = (printed: string) => Number(/^files compressed +(\d+)$/m.exec(printed)?.[1]);

test('each text file of the site has compressed versions, unless it is too short', () => {
  const missing = filesOf('dist', TEXTS).filter((file) => !existsSync(join('dist/client', `${file}.br`)));
  expect(missing.filter((file) => readFileSync(join('dist/client', file)).length > 200)).toEqual([]);
  expect(filesOf('dist', '**/*.{png,woff2,zip,pdf,ico}.{br,gz}')).toEqual([]);
  expect(wrongVersionsIn('dist')).toEqual([]);
});

test('unchanged files are not compressed again, and a setting turns off compression', () => {
  const { content, out, edit } = smallSite('compressed', 2);
  const args = ['--without-social-images', '--stats'];
  const first = build(content, out, { args });
  expect(first.status, first.printed).toBe(0);
  const all = filesOf(out, COMPRESSED);
  expect(all.length).toBeGreaterThan(20);
  expect(compressedIn(build(content, out, { args }).printed)).toBe(0);
  expect(filesOf(out, COMPRESSED)).toEqual(all);

  edit('blog/article-1.mdx', 'A text of', 'The text of');
  const edited = compressedIn(build(content, out, { args }).printed);
  expect(edited).toBeGreaterThan(0);
  expect(edited).toBeLessThan(all.length / 4);
  expect(wrongVersionsIn(out)).toEqual([]);

  const without = build(content, out, { args, env: { SITE_COMPRESSED: 'false' } });
  expect([without.status, compressedIn(without.printed), filesOf(out, COMPRESSED)]).toEqual([0, 0, []]);
});
