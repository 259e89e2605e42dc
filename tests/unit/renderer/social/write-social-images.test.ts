import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadContent } from '../../../../renderer/content';
import { writeSocialImages } from '../../../../renderer/social/write-social-images';
import { contentOf } from '../../content-of';

// Layout and rendering take their time on a machine that is busy otherwise.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tallwind-social-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function smallSite() {
  const { content } = await loadContent(contentOf());
  if (!content) throw new Error('The base content has errors');
  return content;
}

test('every page gets its picture, and what is kept is neither drawn again nor trusted when harmed', async () => {
  const [client, kept, content] = [newFolder(), newFolder(), await smallSite()];
  await writeSocialImages(client, content, kept);
  const files = ['index', ...[...content.entries.keys()].filter((address) => address !== '/')].map((page) =>
    join(client, 'social', `${page}.png`),
  );
  const first = files.map((file) => readFileSync(file));
  const drawn = () => readdirSync(kept).map((key) => statSync(join(kept, key)).ino);
  const before = drawn();
  expect(before).toHaveLength(files.length);

  await writeSocialImages(client, content, kept);
  expect(drawn()).toEqual(before);

  const [harmed = ''] = readdirSync(kept);
  truncateSync(join(kept, harmed), 100);
  await writeSocialImages(client, content, kept);
  expect(drawn().filter((inode) => !before.includes(inode)).length).toBeLessThanOrEqual(1);
  expect(statSync(join(kept, harmed)).size).toBeGreaterThan(1000);
  expect(files.map((file) => readFileSync(file))).toEqual(first);
});

test('a picture that can not be made names its page', async () => {
  const file = join(newFolder(), 'a-file');
  writeFileSync(file, '');
  await expect(writeSocialImages(file, await smallSite(), newFolder())).rejects.toThrow(
    /^The social image of \S+ \(content\/\S+\.mdx\) can't be made: /,
  );
});
