import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { smallSite } from '../../../support/small-site';

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

test('text files have compressed versions, which are made again when they change, unless a setting turns it off', () => {
  const { out, edit, build } = smallSite('compressed', 2);
  const args = ['--without-social-images', '--stats'];
  const first = build({ args });
  expect(first.status, first.printed).toBe(0);
  const all = filesOf(out, COMPRESSED);
  expect(all.length).toBeGreaterThan(20);
  const missing = filesOf(out, TEXTS).filter((file) => !all.includes(`${file}.br`));
  expect(missing.filter((file) => statSync(join(out, 'client', file)).size > 200)).toEqual([]);
  expect(all.filter((file) => /\.(?:png|woff2|zip|pdf|ico)\.\w+$/.test(file))).toEqual([]);
  expect(wrongVersionsIn(out)).toEqual([]);
  expect(compressedIn(build({ args }).printed)).toBe(0);
  expect(filesOf(out, COMPRESSED)).toEqual(all);

  edit('blog/article-1.mdx', 'A text of', 'The text of');
  const edited = compressedIn(build({ args }).printed);
  expect(edited).toBeGreaterThan(0);
  expect(edited).toBeLessThan(all.length / 4);
  expect(wrongVersionsIn(out)).toEqual([]);

  const without = build({ args, env: { SITE_COMPRESSED: 'false' } });
  expect([without.status, compressedIn(without.printed), filesOf(out, COMPRESSED)]).toEqual([0, 0, []]);
});
