import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { diskFolder } from '../../../renderer/content/files/disk-folder';
import { bodyReader } from '../../../renderer/content/parse/body-store';
import { FileCache } from '../../../renderer/content/parse/file-cache';
import { read } from '../../../renderer/content/parse/read';
import { takeCounts } from '../../../renderer/platform/statistics';
import { contentOf } from '../../support/content-of';
import { loadContent } from '../../support/load-content';
import { moreArticles } from '../../support/outputs-content';
import { site } from '../../support/site';

vi.setConfig({ testTimeout: 240_000 });

/** A number of articles, each with a body of its own. */
function articleFiles(count: number): Record<string, string> {
  const articles = Object.entries(moreArticles(count));
  return Object.fromEntries(articles.map(([path, text]) => [path, `${text}\nThis is in ${path}.\n`]));
}

test('many files are checked and compiled in workers, with the same errors', async () => {
  const files = articleFiles(420);
  files['blog/article-7.mdx'] = files['blog/article-7.mdx']?.replace(/^date: .*/m, 'date: 2024-02-30') ?? '';
  files['blog/article-8.mdx'] += '\nTODO: say what follows.\n';
  const root = contentOf(files);
  const cache = new FileCache({ file: join(dirname(root), 'content.txt'), version: '1' });
  const places = async () =>
    (await loadContent(root, { cache, withBodies: true })).diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ file, line, code }) => `${file}:${line} ${code}`);
  takeCounts();
  const found = await places();
  // The file with invalid fields is parsed again for its error, and not compiled.
  expect(takeCounts()).toMatchObject({ 'bodies parsed': 421 + 1, 'bodies compiled': 421 - 1 });
  const stored = cache.storedBodies(read(diskFolder(root), site));
  expect(new Set([...stored.places.values()].map(bodyReader(stored.file))).size).toBe(421 - 1);
  expect(found).toContain('content/blog/article-7.mdx:8 date-exists');
  expect(found.filter((place) => place.startsWith('content/blog/article-8.mdx'))).toHaveLength(1);
  expect(found).toHaveLength(2);
  expect(await places()).toEqual(found);
});

test('only bodies that are not stored, or contain a token with a changed value, are compiled', async () => {
  const base = (path: string) => readFileSync(join('content', path), 'utf8');
  const root = contentOf({
    ...articleFiles(2),
    'solutions/shops/tills.mdx': `${base('solutions/shops/tills.mdx')}\nIt takes [[launch]].\n`,
  });
  const compiled = async (withBodies = true) => {
    const cache = FileCache.open(root);
    takeCounts();
    const { diagnostics } = await loadContent(root, { cache, withBodies });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    cache.save();
    return takeCounts()['bodies compiled'] ?? 0;
  };
  expect(await compiled(false)).toBe(0);
  expect(await compiled()).toBe(3);
  expect(await compiled()).toBe(0);
  const claims = join(root, 'claims.yaml');
  writeFileSync(claims, readFileSync(claims, 'utf8').replace('value: 3-6 months', 'value: 4-6 months'));
  // No body.
  writeFileSync(join(root, 'pages/apps.mdx'), `${base('pages/apps.mdx')}\n\n`);
  expect(await compiled()).toBe(1);
  rmSync(join(dirname(root), '.cache/content-bodies.txt'));
  expect(await compiled()).toBe(3);
});
