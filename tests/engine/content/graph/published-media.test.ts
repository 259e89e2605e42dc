import { existsSync, readdirSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyMedia } from '../../../../renderer/commands/build/copy-media';
import { openContent } from '../../../../renderer/content/schema/open-content';
import { articleText } from '../../../support/article-text';
import { contentOf } from '../../../support/content-of';
import { loadContent } from '../../../support/load-content';
import { foundContent } from '../../../support/outputs-content';
import { site } from '../../../support/site';

const DRAWING = '<svg viewBox="0 0 8 8" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8"/></svg>\n';
const NAMES = ['kit', 'in-a-draft', 'in-a-picture', 'in a link', 'scheduled', 'unused'];

const article = (name: string, fields: { date: string; fields?: string }, body: string) =>
  articleText({
    title: `An article that shows a file of the media folder, ${name}`,
    description: `An article with a picture or a link, so that the tests see which files of the media folder are published, ${name}.`,
    name,
    heading: `On ${name}`,
    ...fields,
    body: `## What ${name} shows\n\n${body}`,
  });

const files = {
  ...Object.fromEntries(NAMES.map((name) => [`media/${name}.svg`, DRAWING])),
  'media-kit.yaml': '- name: Kit\n  description: A drawing.\n  file: kit.svg\n',
  'blog/draft.mdx': article(
    'Draft',
    { date: '2024-02-01', fields: 'draft: true\n' },
    '![A till](/media/in-a-draft.svg)',
  ),
  'blog/later.mdx': article('Later', { date: '2027-02-01' }, '![A till](/media/scheduled.svg)'),
  'blog/now.mdx': article(
    'Now',
    { date: '2024-02-01' },
    '![A till](/media/in-a-picture.svg)\n\n[It](</media/in%20a%20link.svg>)',
  ),
};

async function published(more: Record<string, string> = {}, isPreview = false) {
  const { content, diagnostics } = await loadContent(contentOf({ ...files, ...more }), {
    today: '2026-01-01',
    isPreview,
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return content?.data.media;
}

test('only files that a published page shows or links to are published', async () => {
  expect(await published()).toEqual(['in a link.svg', 'in-a-picture.svg']);
});

test('a preview also has the files of drafts and scheduled pages', async () => {
  expect(await published({}, true)).toEqual(['in a link.svg', 'in-a-draft.svg', 'in-a-picture.svg', 'scheduled.svg']);
});

test('the media kit is published once a page shows it', async () => {
  const apps = readFileSync('content/pages/apps.mdx', 'utf8');
  const withKit = apps.replace(/---\n*$/, '  - type: media-kit\n    title: Our media kit\n---\n');
  expect(await published({ 'pages/apps.mdx': withKit })).toContain('kit.svg');
});

test('an unused file is reported, but not if a draft uses it', async () => {
  const { diagnostics } = await loadContent(contentOf(files), { today: '2026-01-01' });
  const unused = diagnostics.filter(({ code }) => code === 'media-is-used');
  expect(unused).toMatchObject([{ severity: 'warning', file: 'content/media/unused.svg' }]);
});

test('only published files are copied into the site, and never through a symbolic link', async () => {
  const content = await foundContent();
  const root = contentOf(files);
  const client = join(dirname(root), 'client');
  const copy = (media: string[]) =>
    copyMedia(root, client, site, { content: openContent({ ...content.data, media }), siteUrl: site.url });
  await copy(['in a link.svg']);
  expect(readdirSync(join(client, 'media'))).toEqual(['in a link.svg']);
  unlinkSync(join(root, 'media/kit.svg'));
  symlinkSync('/etc/hostname', join(root, 'media/kit.svg'));
  await expect(copy(['kit.svg'])).rejects.toThrow('is not a regular file');
  expect(existsSync(join(client, 'media/kit.svg'))).toBe(false);
});

test.each(['media/x.html', 'media/.env'])('a folder with %s in it produces no content for a build', async (path) => {
  const { content, diagnostics } = await loadContent(contentOf({ [path]: '<script>alert(1)</script>' }));
  expect(content).toBeUndefined();
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
    { file: `content/${path}`, line: 1 },
  ]);
});
