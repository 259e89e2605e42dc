import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { FileCache } from '../../../renderer/content/parse/file-cache';
import textIsFinished from '../../../renderer/content/rules/text-is-finished';
import { contentOf } from '../../support/content-of';
import { loadContent } from '../../support/load-content';

const PAGE = 'solutions/shops/tills.mdx';

test('a file is checked again after a change of the file, a change of a list that a rule reads, or a crash of a rule', async () => {
  const root = contentOf();
  const cache = new FileCache();
  const checkFile = vi.spyOn(textIsFinished, 'file');
  const checked = async () => {
    checkFile.mockClear();
    await loadContent(root, { cache });
    return checkFile.mock.calls.map(([{ path }]) => path);
  };
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));
  const all = await checked();
  expect(all).toContain(PAGE);
  expect(await checked()).toEqual([]);
  edit('claims.yaml', (text) => text.replace('3-6 months', '4-7 months'));
  expect(await checked()).toEqual(all);
  edit('media-kit.yaml', (text) => `# No downloads yet.\n${text}`);
  expect(await checked()).toEqual(['media-kit.yaml']);
  edit(PAGE, (text) => `${text}\nTODO: more.\n`);
  checkFile.mockImplementationOnce(() => {
    throw new Error('A fault');
  });
  expect(await checked()).toEqual([PAGE]);
  expect(await checked()).toEqual([PAGE]);
  expect(await checked()).toEqual([]);
});

test('links to the site itself are recognized by its current address, whatever is cached', async () => {
  const page = readFileSync(`content/${PAGE}`, 'utf8');
  const root = contentOf({ [PAGE]: `${page}\nSee [a shop](http://shop.example/tills).\n` });
  const cache = new FileCache();
  const warningsAt = async (siteUrl: string) => {
    vi.stubEnv('SITE_URL', siteUrl);
    const { diagnostics } = await loadContent(root, { cache });
    return diagnostics.map(({ code }) => code).filter((code) => code === 'external-links-use-https');
  };
  expect(await warningsAt('https://tallwind.example')).toEqual(['external-links-use-https']);
  expect(await warningsAt('https://shop.example')).toEqual([]);
});
