import { expect, test } from 'vitest';
import { loadContent } from '../../../renderer/content/index';
import { openContent } from '../../../renderer/content/schema/open-content';
import type { Site } from '../../../renderer/content/schema/site';
import { outputFiles } from '../../../renderer/outputs/output-files';
import { contentOf } from '../../support/content-of';
import { foundContent } from '../../support/outputs-content';
import { site } from '../../support/site';

const writing: Site = {
  ...site,
  outputs: [
    {
      addresses: ['/prices.json', '/media/prices.pdf'],
      files: async ({ siteUrl }) =>
        new Map([
          ['/prices.json', Buffer.from(siteUrl)],
          ['/media/prices.pdf', Buffer.from('%PDF')],
        ]),
    },
  ],
};

test('additional outputs of a site are published, but media only if a page uses them', async () => {
  const content = await foundContent();
  const namesOf = async (media: string[]) => {
    const files = await outputFiles(writing, {
      content: openContent({ ...content.data, media }),
      siteUrl: 'https://site.example',
    });
    return [...files.keys()];
  };
  expect(await namesOf([])).toEqual(['/prices.json']);
  expect(await namesOf(['prices.pdf'])).toEqual(['/prices.json', '/media/prices.pdf']);
});

test('pages can link to these outputs, and nothing else can have their addresses', async () => {
  const link =
    '---\ntitle: The engineers who build our apps\ndescription: Who builds apps here, and how.\nname: Engineering\n---\n';
  const files = {
    'authors/engineering.mdx': `${link}\nSee [the prices](/prices.json) and [the list](/media/prices.pdf).\n`,
    'redirects.yaml': '- from: /prices.json\n  to: /apps\n',
  };
  const root = contentOf(files);
  const found = async (of: Site) => (await loadContent(root, { site: of })).diagnostics.map(({ code }) => code);
  expect(await found(writing)).toContain('redirects-do-not-hide-pages');
  expect(await found(writing)).not.toContain('internal-links-resolve');
  expect(await found(writing)).not.toContain('media-files-exist');
  expect(await found(site)).toEqual(expect.arrayContaining(['internal-links-resolve', 'media-files-exist']));
});
