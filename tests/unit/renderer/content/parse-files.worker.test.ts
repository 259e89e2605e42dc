import { expect, test, vi } from 'vitest';
import { loadContent } from '../../../../renderer/content/index';
import { FileCache } from '../../../../renderer/content/parse/file-cache';
import { articles } from '../../../../scripts/bench/articles';
import { contentOf } from '../../../support/content-of';

vi.setConfig({ testTimeout: 240_000 });

test('many files are processed in workers, with the same errors', async () => {
  const many = articles(420).map(({ path, text }) => [path, text.replace('category: AI agents', 'category: Websites')]);
  const files: Record<string, string> = Object.fromEntries(many);
  files['blog/note-7.mdx'] = files['blog/note-7.mdx']?.replace(/^date: .*/m, 'date: 2024-02-30') ?? '';
  files['blog/note-8.mdx'] += '\nTODO: say what follows.\n';
  const root = contentOf(files);
  const cache = new FileCache();
  const places = async () =>
    (await loadContent(root, { cache })).diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ file, line, code }) => `${file}:${line} ${code}`);
  const found = await places();
  expect(found).toContain('content/blog/note-7.mdx:8 date-exists');
  expect(found.filter((place) => place.startsWith('content/blog/note-8.mdx'))).toHaveLength(1);
  expect(found).toHaveLength(2);
  expect(await places()).toEqual(found);
});
