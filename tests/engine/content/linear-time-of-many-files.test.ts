import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CheckedFile } from '../../../renderer/content/checked-file/checked-file';
import { diskFolder } from '../../../renderer/content/files/disk-folder';
import { CheckedContent } from '../../../renderer/content/graph/checked-content';
import { linkFiles } from '../../../renderer/content/graph/link-files';
import { ParsedFile } from '../../../renderer/content/parse/parse';
import { rulesOf } from '../../../renderer/content/rules/registry';
import { readAs } from '../../support/base-files';
import { freshContent } from '../../support/checked-content';
import { contentOf } from '../../support/content-of';
import { TIMES, tooMuchGrowth } from '../../support/growth';
import { site } from '../../support/site';

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
function copyOf({ parsed, type, ...file }: CheckedFile, folder: string, index: number): CheckedFile {
  const path = `blog/${folder}-${index}.mdx`;
  const links = parsed.links.map((each) => ({ ...each, url: each.url.replace('0', String(index + 1)) }));
  const data = { ...Object(file.data), date: index % 2 ? '2024-01-01' : '2031-01-01' };
  const { text, bodyPlace, headings, yaml, yamlOffset: offset, tree, isBodyKnown } = parsed;
  const source = { path, label: `content/${path}`, text };
  const halves = { frontMatter: { yaml, offset }, tree, isBodyKnown };
  const copy = new ParsedFile(source, { data, bodyPlace, headings, links }, halves);
  return new CheckedFile(copy, { ...type, address: `/blog/${folder}-${index}` }, data, file.references);
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
].map((path) => [path, readFileSync(`content/${path}`, 'utf8')]);

function readFile(path: string, text: string): CheckedFile {
  const { file } = readAs(path, text);
  if (!file) throw new Error(`${path} can't be read`);
  return file;
}

function linkedOf(root: string, count: number, folder: string): CheckedContent {
  const texts: Record<string, string> = {
    ...Object.fromEntries(base),
    'words.yaml': readFileSync('content/words.yaml', 'utf8'),
    'claims.yaml': repeat(count / 2, claim).join(''),
    'redirects.yaml': repeat(count, redirect).join(''),
  };
  const page = readFile('blog/page.mdx', PAGE);
  const pages = repeat(count, (index) => copyOf(page, folder, index));
  const files = [...Object.entries(texts).map(([path, text]) => readFile(path, text)), ...pages];
  const lists = Object.fromEntries(files.flatMap(({ list, data }) => (list ? [[list, data]] : [])));
  const linked = linkFiles(
    { folder: diskFolder(root), site, pictures: {}, videos: {}, files, brokenAddresses: new Set() },
    lists,
    TODAY,
  );
  return new CheckedContent(linked, files);
}

test('the time of each rule for all content is linear in the number of pages', async () => {
  const root = contentOf();
  const [small, large] = [linkedOf(root, PAGES / TIMES, 'new'), linkedOf(root, PAGES, 'new')];
  const [smallBefore, largeBefore] = [linkedOf(root, PAGES / TIMES, 'old'), linkedOf(root, PAGES, 'old')];
  const found: (string | undefined)[] = [];
  for (const [code, rule] of rulesOf(site)) {
    if (rule.content) {
      found.push(
        await tooMuchGrowth(
          code,
          () => rule.content?.(freshContent(small)),
          () => rule.content?.(freshContent(large)),
        ),
      );
    }
    if (rule.change) {
      found.push(
        await tooMuchGrowth(
          `${code} of a branch`,
          () => rule.change?.(freshContent(small), freshContent(smallBefore)),
          () => rule.change?.(freshContent(large), freshContent(largeBefore)),
        ),
      );
    }
  }
  expect(found.filter((each) => each !== undefined)).toEqual([]);
});
