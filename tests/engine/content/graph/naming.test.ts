import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describePages } from '../../../../renderer/commands/build/build-manifest';
import { sourcesOf } from '../../../../renderer/commands/build/source-files';
import { diskFolder } from '../../../../renderer/content/files/disk-folder';
import { linkFiles } from '../../../../renderer/content/graph/link-files';
import { reference } from '../../../../renderer/content/schema/fields/reference';
import { pagesOfItem } from '../../../../renderer/dev/inline-edit/pages-of-item';
import { DependencyTracker } from '../../../../renderer/html/dependency-tracking';
import { claims as list } from '../../../fixtures/base-site/pages/lists';
import { baseFiles, baseLists } from '../../../support/base-files';
import { contentOf } from '../../../support/content-of';
import { loadContent } from '../../../support/load-content';
import { BASE, site } from '../../../support/site';

const claims = readFileSync('content/claims.yaml', 'utf8');

test('every claim lists the pages that name it, in a field or in the text, without duplicates', async () => {
  const root = contentOf({
    'pages/more.mdx': `---
title: More about [[clients]] and [[clients]] again
description: A page whose fields and text name claims, to be found among the pages on which these claims are shown.
name: More
theme: ink
sections:
  - type: hero
    tagline: More
    title: More
    description: More.
---

It takes [[launch]].
`,
    'claims.yaml': claims.replaceAll('pages: [/]', 'pages: [/*]'),
  });
  const { content } = await loadContent(root);
  const pagesNaming = (id: string) => content?.naming(list, id).map(({ address }) => address);
  expect(pagesNaming('clients')).toEqual(['/', '/more']);
  expect(pagesNaming('launch')).toEqual(['/', '/more', '/solutions/tills']);
  expect(pagesNaming('constructor')).toEqual([]);
});

test.each(['claims', 'figures'])('tokens, references and namings work for a list with the name %s', async (name) => {
  const renamed = { ...list, name };
  const lists = site.lists.map((each) => (each.name === list.name ? renamed : each));
  const { claims: data, ...others } = baseLists;
  const { content } = linkFiles(
    {
      folder: diskFolder(BASE),
      site: { ...site, lists },
      pictures: {},
      videos: {},
      files: baseFiles,
      brokenAddresses: new Set(),
    },
    { ...others, [name]: data },
    '2024-06-01',
  );
  expect(content.page('/solutions/tills').data).toMatchObject({ time: '3-6 months' });
  expect(content.token('launch')).toBe('3-6 months');
  expect(content.get(renamed, reference('claim', '').parse('launch')).value).toBe('3-6 months');
  expect(content.naming(renamed, 'launch').map(({ address }) => address)).toEqual(['/', '/solutions/tills']);
  expect(pagesOfItem(renamed, 'launch', content)).toBe('This claim appears on 2 pages: /, /solutions/tills.');

  const tracked = new DependencyTracker(content);
  void tracked.content.page('/solutions/tills').data;
  void tracked.content.token('clients');
  const page = {
    address: '/',
    hash: '',
    files: [],
    stylesheets: [],
    links: [],
    anchors: [],
    unshown: [],
    pictures: [],
    videos: [],
  };
  const describe = describePages(sourcesOf(content, { ...site, lists }));
  expect(describe({ ...page, dependencies: tracked.takeDependencies() })).toEqual({
    hash: '',
    files: ['claims.yaml', 'solutions/shops/tills.mdx'],
    items: { [name]: ['clients', 'launch'] },
  });
});
