import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CheckedContent } from '../../../renderer/content/graph/checked-content';
import { type ContentGraph, linkFiles } from '../../../renderer/content/graph/content-graph';
import type { ValidFile } from '../../../renderer/content/parse/parse-and-validate';
import { rulesOf } from '../../../renderer/content/rules/registry';
import { readAs } from '../../support/base-files';
import { contentOf } from '../../support/content-of';
import { freshGraph } from '../../support/fresh-graph';
import { TIMES, tooMuchGrowth } from '../../support/growth';
import { site } from '../../support/load-content';

/** The number of pages and redirects in the larger content, with half as many claims, the maximum for a list. */
const PAGES = 1000;

const TODAY = '2024-06-01';

const repeat = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Content with errors for many rules: each page has two dead links, and all pages are candidates for suggestions. */
const PAGE = `---
title: A till for one shop
description: What a till does for a shop with one counter, and what it does not do for a shop with two of them.
name: Tills
heading: A till
excerpt: What a till does for a shop with one counter.
author: nobody
date: 2024-01-01
category: Nothing
readMinutes: 1
---
## Part 0

[next](/blog/new-0), [place](/blog/new-0#part-0), [in full](https://tallwind.example/blog/new-0), [unsafe](page-0),
[lost](/blog/a-page-nowhere-0), [lost](/blog/b-page-nowhere-0),
[file](/media/file-0.pdf), ![A shop](/media/shop-0.webp), [[claim-0]].
`;

/** A page as if parsed from a file, because parsing a thousand files would take longer than all measurements. */
function copyOf(valid: ValidFile, folder: string, index: number): ValidFile {
  const path = `blog/${folder}-${index}.mdx`;
  const links = valid.file.links.map((each) => ({ ...each, url: each.url.replace('0', String(index + 1)) }));
  const data = { ...Object(valid.data), date: index % 2 ? '2024-01-01' : '2031-01-01' };
  const file = { ...valid.file, path, label: `content/${path}`, links, data };
  return { ...valid, address: `/blog/${folder}-${index}`, file, data };
}

/** Valid fields, so that the content includes the lists. */
const claim = (index: number) =>
  `claim-${index}:\n  value: ${index}%\n  label: growth\n  kind: result\n  counts: Growth.\n  since: 2024\n  checked: 2024-11-01\n  condition: None.\n  pages: [/page-${index}]\n  source: Records\n\n`;
const redirect = (index: number) =>
  `- from: ${index % 3 ? `/old-${index}` : `/blog/new-0#old-${index}`}\n  to: /page-${index}\n`;

const base: [path: string, text: string][] = [
  'categories.yaml',
  'media-kit.yaml',
  'partners.yaml',
  'site.yaml',
  'vocabulary.yaml',
  'pages/index.mdx',
  'pages/apps.mdx',
  'solutions/shops.mdx',
  'solutions/shops/tills.mdx',
].map((path) => [path, readFileSync(`tests/fixtures/base-content/${path}`, 'utf8')]);

function readFile(path: string, text: string): ValidFile {
  const [file] = readAs(path, text).files;
  if (!file) throw new Error(`${path} can't be read`);
  return file;
}

function linkedOf(root: string, count: number, folder: string): ContentGraph {
  const texts: Record<string, string> = {
    ...Object.fromEntries(base),
    'words.yaml': readFileSync('content/words.yaml', 'utf8'),
    'claims.yaml': repeat(count / 2, claim).join(''),
    'redirects.yaml': repeat(count, redirect).join(''),
  };
  const page = readFile('blog/page.mdx', PAGE);
  const pages = repeat(count, (index) => copyOf(page, folder, index));
  const valid = [...Object.entries(texts).map(([path, text]) => readFile(path, text)), ...pages];
  const lists = Object.fromEntries(valid.flatMap(({ list, data }) => (list ? [[list, data]] : [])));
  return linkFiles({ root, site, pictures: {}, videos: {}, files: valid, brokenAddresses: new Set() }, lists, TODAY);
}

test('the time of each rule for all content is linear in the number of pages', async () => {
  const root = contentOf();
  const [small, large] = [linkedOf(root, PAGES / TIMES, 'new'), linkedOf(root, PAGES, 'new')];
  const [smallBefore, largeBefore] = [linkedOf(root, PAGES / TIMES, 'old'), linkedOf(root, PAGES, 'old')];
  const found: (string | undefined)[] = [];
  const fresh = (graph: ContentGraph) => new CheckedContent(freshGraph(graph), root, site);
  for (const [code, rule] of rulesOf(site)) {
    if (rule.content) {
      found.push(
        await tooMuchGrowth(
          code,
          () => rule.content?.(fresh(small)),
          () => rule.content?.(fresh(large)),
        ),
      );
    }
    if (rule.change) {
      found.push(
        await tooMuchGrowth(
          `${code} of a branch`,
          () => rule.change?.(fresh(small), fresh(smallBefore)),
          () => rule.change?.(fresh(large), fresh(largeBefore)),
        ),
      );
    }
  }
  expect(found.filter((each) => each !== undefined)).toEqual([]);
});
