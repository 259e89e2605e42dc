import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { WholeContent } from '../../../../renderer/content/schema/content';
import { socialImages } from '../../../../renderer/outputs/social-images/social-images';
import { site as agency } from '../../../fixtures/base-site/pages/lists';
import { contentOf } from '../../../support/content-of';
import { validContent } from '../../../support/load-cached';
import { site } from '../../../support/site';
import { temporaryFolder } from '../../../support/temporary-folder';
import { withList } from '../../../support/with-list';

const smallSite = () => validContent(contentOf());

async function drawAll(content: WholeContent, kept: string): Promise<Map<string, Buffer>> {
  const drawImages = await socialImages(content, site, kept);
  const drawn = new Map<string, Buffer>();
  for (const entry of content.entries.values()) {
    for (const [file, png] of await drawImages(entry)) drawn.set(file, Buffer.from(png));
  }
  return drawn;
}

test('every page gets its image; cached images are not drawn again, unless they are damaged', async () => {
  const [kept, content] = [temporaryFolder(), await smallSite()];
  const first = await drawAll(content, kept);
  const pages = ['/index', ...[...content.entries.keys()].filter((address) => address !== '/')];
  expect([...first.keys()]).toEqual(expect.arrayContaining(pages.map((page) => `social${page}.png`)));
  const drawn = () => readdirSync(kept).map((key) => statSync(join(kept, key)).ino);
  const before = drawn();
  expect(before).toHaveLength(first.size);

  await drawAll(content, kept);
  expect(drawn()).toEqual(before);

  const [harmed = ''] = readdirSync(kept);
  truncateSync(join(kept, harmed), 100);
  const again = await drawAll(content, kept);
  expect(drawn().filter((inode) => !before.includes(inode)).length).toBeLessThanOrEqual(1);
  expect(statSync(join(kept, harmed)).size).toBeGreaterThan(1000);
  expect([...again]).toEqual([...first]);
});

test('the error for an image that cannot be drawn names its page', async () => {
  const file = join(temporaryFolder(), 'a-file');
  writeFileSync(file, '');
  await expect(drawAll(await smallSite(), file)).rejects.toThrow(
    /^The social image of \S+ \(content\/\S+\.mdx\) can't be made: /,
  );
});

test('an image with gaps is reported once, when it is drawn', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const [kept, content] = [temporaryFolder(), await smallSite()];
  const renamed = withList(content, agency, { ...content.list(agency), name: 'Tea 茶' });
  await drawAll(renamed, kept);
  const pictures = readdirSync(kept).length;
  expect(warn.mock.calls).toHaveLength(pictures);
  expect(warn.mock.calls.flat()).toContain('Warning: the social image of / has gaps; its font has no 茶');
  await drawAll(renamed, kept);
  expect(warn.mock.calls).toHaveLength(pictures);
});
