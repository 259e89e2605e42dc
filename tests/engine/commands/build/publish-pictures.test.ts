import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyMedia } from '../../../../renderer/commands/build/copy-media';
import { wantedPictures } from '../../../../renderer/commands/build/publish-pictures';
import type { WholeContent } from '../../../../renderer/content/schema/content';
import { linksInHtml } from '../../../../renderer/html/links-in-html';
import { articleText } from '../../../support/article-text';
import { contentOf } from '../../../support/content-of';
import { loadContent } from '../../../support/load-content';
import { renderWithMarkdown } from '../../../support/render-page';
import { site } from '../../../support/site';

const PHONE = readFileSync('../rules/photos-have-no-position/bad-phone/media/till.jpg');

vi.mock('sharp', () => {
  throw new Error('Could not load the "sharp" module using the linux-x64 runtime');
});

const ARTICLE = articleText({
  title: 'An article with a photo, on a computer without sharp',
  description:
    'An article with a photo, so that the tests see what is published on a computer that has no program for pictures.',
  name: 'Photo',
  heading: 'A photo',
  date: '2024-02-01',
  body: '## What it shows\n\n![A till](/media/till.jpg)',
});

async function contentWithPhoto(): Promise<{ root: string; content: WholeContent }> {
  const root = contentOf({ 'blog/photo.mdx': ARTICLE });
  mkdirSync(join(root, 'media'), { recursive: true });
  writeFileSync(join(root, 'media/till.jpg'), PHONE);
  const { content, diagnostics } = await loadContent(root, { today: '2026-01-01' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!content) throw new Error('There is no content');
  return { root, content };
}

test('without the library, a photo is published in one size, without metadata, and with a warning', async () => {
  const { root, content } = await contentWithPhoto();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const entry = content.entries.get('/blog/photo');
  if (!entry) throw new Error('There is no article');
  const { html, markdown } = await renderWithMarkdown(entry, content);
  expect(html).toContain(
    '<picture><img src="/media/till.jpg" alt="A till" loading="lazy" decoding="async"/></picture>',
  );
  expect(markdown).toContain('/media/till.jpg)');
  const client = join(dirname(root), 'client');
  await copyMedia(root, client, { ...site, outputs: [] }, { content, siteUrl: 'https://example.com' });
  await wantedPictures(root, client, { content, places: site.places }, linksInHtml(html).links).publish();
  const published = readFileSync(join(client, 'media/till.jpg'));
  expect(PHONE.includes('Exif')).toBe(true);
  expect(published.includes('Exif')).toBe(false);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('sharp')]]);
});
