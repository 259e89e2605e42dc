import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { serveSite } from '../../../../renderer/commands/serve/serve-site';
import { foundFiles } from '../../../support/outputs-content';
import { reword } from '../../../support/reword';
import { BASE_SITE, smallSite } from '../../../support/small-site';
import { copyOfContent, fingerprintOf } from '../../../support/trial-build';
import { withFields } from '../../../support/with-fields';

const QUICK = ['--without-social-images'];

test('a changed word and a changed claim change the built pages, and a failed build leaves them', async () => {
  // One more article than fits on a page of the blog.
  const { content, out, edit, build } = smallSite('edits', 13);
  edit('claims.yaml', 'value: 10,000+', 'value: 12,345+');
  edit('pages/apps.mdx', 'title: A service page', 'title: One good team should answer');
  edit('site.yaml', 'name: Tallwind', 'name: Fairwind');
  writeFileSync(
    join(content, 'redirects.yaml'),
    '- from: /services\n  to: /apps\n- from: /blog/article-0#letter\n  to: /blog/article-0#the-first-part\n',
  );
  const first = build({ args: QUICK });
  expect(first.printed).toContain('Built 22 pages');
  expect(first.status).toBe(0);

  const textOf = (file: string) => readFileSync(join(out, 'client', file), 'utf8');
  const html = (await glob('**/*.html', { cwd: `${out}/client` })).map(textOf);
  expect(html.filter((page) => page.includes('10,000+'))).toEqual([]);
  expect(html.filter((page) => page.includes('12,345+'))).toHaveLength(1);
  expect(html.filter((page) => />[^<]*Tallwind/.test(page))).toEqual([]);
  expect(textOf('apps.html')).toContain('One good team should answer');
  const further = textOf('blog/page/2.html');
  expect(further).toContain('<title>Blog, page 2 | Fairwind</title>');
  expect(further).toMatch(/<link rel="canonical" href="https:[^"]*\/blog\/page\/2"\/>/);
  expect(further.match(/<a href="\/blog\/article-\d+"/g)).toEqual(['<a href="/blog/article-0"']);
  expect(textOf('blog.html')).not.toContain('href="/blog/article-0"');
  expect(textOf('blog/page/2.md')).toContain('# Blog, page 2');
  expect(textOf('sitemap.xml')).toContain('/blog/page/2</loc>');
  // Hosts don't see anchors, so the page itself has the old anchor.
  expect(textOf('blog/article-0.html')).toContain('<span id="letter"></span>The first part');
  expect(textOf('_redirects')).toMatch(/^(?:\/[a-z-]+(?:\/|\.html)? \/[a-z-]+ 301\n)+$/);

  const before = await fingerprintOf(out);
  edit('pages/apps.mdx', 'theme: blue', 'theme: blu');
  edit('blog/article-3.mdx', 'date: 2024-01-04', 'date: 2024-02-31');
  const second = build({ args: QUICK });
  expect(second.status).toBe(1);
  expect(second.printed).toContain('content/pages/apps.mdx:5:8   error   values-are-allowed');
  expect(second.printed).toContain('content/blog/article-3.mdx:8:7   error   date-exists');
  expect(second.printed).toContain('2 errors in 2 files.');
  expect(second.printed).toContain('was not changed.');
  expect(await fingerprintOf(out)).toBe(before);
});

/** Unpublished pages, by a word that all their names contain. */
const HIDDEN: Record<string, [like: string, file: string, fields: Record<string, string>]> = {
  Zebrafinch: ['blog/an-article.mdx', 'blog/zebrafinch.mdx', { draft: 'true' }],
  Yellowhammer: ['solutions/shops/tills.mdx', 'solutions/shops/hammer.mdx', { draft: 'true' }],
  Wagtail: ['blog/an-article.mdx', 'blog/wagtail.mdx', { date: '2999-03-12' }],
  Velvetbird: ['press/a-release.mdx', 'press/velvetbird.mdx', { date: '2999-03-12' }],
  Umbrellabird: ['careers/engineer.mdx', 'careers/umbrellabird.mdx', { posted: '2999-03-12' }],
};
const DRAFTS = ['Zebrafinch', 'Yellowhammer'];
const SCHEDULED = ['Wagtail', 'Velvetbird', 'Umbrellabird'];
/** The others, with the 404 page. */
const PAGES = 12;

/** A small site of all kinds of pages with these. */
function siteWithHidden(name: string) {
  const copy = copyOfContent(name, BASE_SITE);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(copy.content, file)), { recursive: true });
    writeFileSync(join(copy.content, file), text);
  };
  for (const [file, text] of Object.entries(foundFiles)) write(file, text);
  for (const [word, [like, file, fields]] of Object.entries(HIDDEN)) {
    const title = `${word} as the title of a page that is hidden`;
    const description = `${word} is in every name of this page, so that it is easily found where it must not be.`;
    const text = withFields(readFileSync(join(copy.content, like), 'utf8'), { title, description, ...fields })
      .replace(/^(name|heading|summary): .*/gm, `$1: ${word}`)
      .replace(/^terms: .*/m, `terms: [${word}]`);
    write(file, reword(text, word));
  }
  copy.edit('solutions/shops.mdx', 'items:\n', 'items:\n  - page: /solutions/hammer\n');
  return copy;
}

/** The words that occur in the text or name of a built file. */
async function wordsIn(folder: string): Promise<string[]> {
  const files = await glob('**/*', { cwd: folder, dot: true });
  const everything = [...files, ...files.map((file) => readFileSync(join(folder, file), 'latin1'))].join('\n');
  return Object.keys(HIDDEN).filter((word) => everything.toLowerCase().includes(word.toLowerCase()));
}

test('drafts and scheduled pages leave no trace in the site until their day', async () => {
  const { out, build } = siteWithHidden('hidden');
  const first = build();
  expect(first.status, first.printed).toBe(0);
  expect(first.printed).toContain('3 warnings');
  expect(first.printed).toContain(`Built ${PAGES} pages`);
  expect(first.printed).toContain('Not public yet: ');
  expect(first.printed).toContain('content/blog/zebrafinch.mdx (a draft)');
  expect(await wordsIn(out)).toEqual([]);
  const textOf = (file: string) => readFileSync(join(out, 'client', file), 'utf8');
  expect(textOf('solutions/shops.html')).not.toContain('/solutions/hammer');

  expect(build({ args: ['--as-of', '2999-03-12'] }).printed).toContain(`Built ${PAGES + 3} pages`);
  expect(await wordsIn(out)).toEqual(SCHEDULED);
  for (const [file, word] of [
    ['blog/wagtail.html', 'Wagtail'],
    ['blog.html', 'Wagtail'],
    ['blog/feed.xml', 'Wagtail'],
    ['sitemap.xml', '/blog/wagtail'],
    ['press.html', 'Velvetbird'],
    ['careers.html', 'Umbrellabird'],
  ] as const)
    expect(textOf(file), file).toContain(word);
});

test('a preview has drafts and scheduled pages, but not for search engines', async () => {
  const { out, build } = siteWithHidden('preview');
  const built = build({ args: QUICK, env: { SITE_PREVIEW: 'true' } });
  expect(built.printed).toContain(`Built ${PAGES + 5} pages`);
  expect(await wordsIn(out)).toEqual([...DRAFTS, ...SCHEDULED]);
  const { address, close } = await serveSite(out, 0);
  for (const path of ['/', '/blog/zebrafinch', '/solutions/hammer', '/press/velvetbird', '/careers/umbrellabird']) {
    const response = await fetch(address + path);
    expect([path, response.status, response.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex']);
    expect(await response.text(), path).toContain('<meta name="robots" content="noindex"');
  }
  close();
});

test('the bundles contain no development tools', async () => {
  const { build } = smallSite('bundles', 1);
  const { status, printed } = build({ args: QUICK });
  expect(status, printed).toBe(0);
  const files = await glob('.cache/bundles/*/{client,server}/**/*.{js,mjs,cjs,css,json}');
  expect(files.length).toBeGreaterThan(3);
  // The gallery, its address, live reload, and inline editing.
  const traces = /renderer[/_]dev|specimen|__components|vite-error-overlay|content-update|data-source/;
  expect(files.filter((file) => traces.test(file) || traces.test(readFileSync(file, 'utf8')))).toEqual([]);
});
