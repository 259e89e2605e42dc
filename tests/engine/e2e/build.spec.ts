import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { glob, globSync } from 'tinyglobby';
import { serveSite } from '../../../renderer/commands/serve/serve-site';
import { violationsOf } from '../../../renderer/commands/test/browser-checks/axe-finds-nothing';
import { build, copyOfContent, fingerprintOf } from '../../support/e2e/trial-build';
import { reword } from '../../support/reword';
import { runCommand } from '../../support/run-command';
import { withFields } from '../../support/with-fields';

/** The number of pages in the checked-in content. */
const PAGES = globSync('**/*.html', { cwd: 'dist/client' }).length;

/** Adds articles /blog/more-0 and so on to a content folder, older than all existing articles, and each a day newer than the last. */
function addArticles(content: string, count: number) {
  const text = readFileSync(join(content, 'blog/app-or-web-page.mdx'), 'utf8');
  for (let index = 0; index < count; index += 1) {
    const name = `Article ${index}`;
    const copy = withFields(text, {
      title: `${name} of a long list`,
      description: `Number ${index} of the articles that make the list of the blog longer than a page of it may be.`,
      name,
      heading: name,
      date: `2022-01-0${index + 1}`,
    });
    writeFileSync(join(content, `blog/more-${index}.mdx`), reword(copy, name));
  }
}

test('a changed word and a changed claim change the built pages, and a failed build leaves them', async () => {
  const { content, out, edit } = copyOfContent('edits');
  edit('claims.yaml', 'value: 10,000+', 'value: 12,345+');
  edit('pages/about.mdx', /^ {4}title: .*$/m, '    title: One good team should answer');
  edit('site.yaml', 'name: Tallwind', 'name: Fairwind');
  edit(
    'redirects.yaml',
    '- from: /terms-of',
    '- from: /privacy#letter\n  to: /privacy#the-newsletter\n- from: /terms-of',
  );
  addArticles(content, 9);
  // Without pictures, because each has the name of the site in it, and drawing all of them takes longest.
  const first = build(content, out, { args: ['--without-social-images'] });
  // One more article than fits on a page of the blog.
  expect(first.printed).toContain(`${PAGES + 10} pages`);
  expect(first.status).toBe(0);

  const html = await Promise.all(
    (await glob('**/*.html', { cwd: `${out}/client` })).map((file) => readFileSync(join(out, 'client', file), 'utf8')),
  );
  expect(html.filter((page) => page.includes('10,000+'))).toEqual([]);
  expect(html.filter((page) => page.includes('12,345+')).length).toBeGreaterThanOrEqual(3);
  expect(html.filter((page) => />[^<]*Tallwind/.test(page))).toEqual([]);
  expect(readFileSync(join(out, 'client/about.html'), 'utf8')).toContain('One good team should answer');
  const further = readFileSync(join(out, 'client/blog/page/2.html'), 'utf8');
  expect(further).toContain('<title>Blog, page 2 | Fairwind</title>');
  expect(further).toMatch(/<link rel="canonical" href="https:[^"]*\/blog\/page\/2"\/>/);
  expect(further.match(/<article/g)).toHaveLength(1);
  expect(further).toContain('href="/blog/more-0"');
  expect(readFileSync(join(out, 'client/blog.html'), 'utf8')).not.toContain('href="/blog/more-0"');
  expect(readFileSync(join(out, 'client/blog/page/2.md'), 'utf8')).toContain('# Blog, page 2');
  expect(readFileSync(join(out, 'client/sitemap.xml'), 'utf8')).toContain('/blog/page/2</loc>');
  // Hosts don't see anchors, so the page itself has the old anchor.
  expect(readFileSync(join(out, 'client/privacy.html'), 'utf8')).toContain('<span id="letter"></span>The newsletter');
  expect(readFileSync(join(out, 'client/_redirects'), 'utf8')).toMatch(
    /^(?:\/[a-z-]+(?:\/|\.html)? \/[a-z-]+ 301\n)+$/,
  );

  const before = await fingerprintOf(out);
  edit('pages/about.mdx', 'theme: ink', 'theme: inc');
  edit('blog/app-or-web-page.mdx', 'date: 2024-04-23', 'date: 2024-04-31');
  const second = build(content, out, { args: ['--without-social-images'] });
  expect(second.status).toBe(1);
  expect(second.printed).toContain('content/pages/about.mdx:6:8   error   values-are-allowed');
  expect(second.printed).toContain('content/blog/app-or-web-page.mdx:8:7   error   date-exists');
  expect(second.printed).toContain('2 errors in 2 files.');
  expect(second.printed).toContain('was not changed.');
  expect(await fingerprintOf(out)).toBe(before);
});

test('the bundles contain no development tools', async () => {
  const bundles = readdirSync('.cache/bundles').map((name) => join('.cache/bundles', name));
  const [latest = ''] = bundles.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  const files = await glob('{client,server}/**/*.{js,mjs,cjs,css,json}', { cwd: latest });
  expect(files.length).toBeGreaterThan(10);
  // The gallery, its address, live reload, and inline editing.
  const traces = /renderer[/_]dev|specimen|__components|vite-error-overlay|content-update|data-source/;
  const found = files.filter((file) => traces.test(file) || traces.test(readFileSync(join(latest, file), 'utf8')));
  expect(found).toEqual([]);
});

test('npm run check only prints its count for the checked-in content', () => {
  const { status, stdout } = runCommand('check');
  expect(stdout).toMatch(/^\d+ files checked, no errors\.\n$/);
  expect(status).toBe(0);
});

/** Unpublished pages, by a word that all their names contain. */
const HIDDEN: Record<string, [like: string, file: string, fields: Record<string, string>]> = {
  Zebrafinch: ['blog/app-or-web-page.mdx', 'blog/zebrafinch.mdx', { draft: 'true' }],
  Yellowhammer: ['solutions/capture-leads/ads.mdx', 'solutions/capture-leads/hammer.mdx', { draft: 'true' }],
  Wagtail: ['blog/app-or-web-page.mdx', 'blog/wagtail.mdx', { date: '2999-03-12' }],
  Velvetbird: ['press/whatsapp-setup-standard.mdx', 'press/velvetbird.mdx', { date: '2999-03-12' }],
  Umbrellabird: ['careers/ai-ml-engineer.mdx', 'careers/umbrellabird.mdx', { posted: '2999-03-12' }],
};
const DRAFTS = ['Zebrafinch', 'Yellowhammer'];
const SCHEDULED = ['Wagtail', 'Velvetbird', 'Umbrellabird'];

/** The checked-in content with these pages. */
function contentWithHidden(name: string) {
  const copy = copyOfContent(name);
  for (const [word, [like, file, fields]] of Object.entries(HIDDEN)) {
    const title = `${word} as the title of a page that is hidden`;
    const description = `${word} is in every name of this page, so that it is easily found where it must not be.`;
    const text = withFields(readFileSync(join(copy.content, like), 'utf8'), { title, description, ...fields })
      .replace(/^(name|heading|summary): .*/gm, `$1: ${word}`)
      .replace(/^terms: .*/m, `terms: [${word}]`)
      // Claims of the original page are not allowed on the copy.
      .replace(/\[\[[a-z-]+\]\]/g, 'some time');
    writeFileSync(join(copy.content, file), reword(text, word));
  }
  copy.edit('solutions/capture-leads.mdx', 'items:\n', 'items:\n  - page: /solutions/hammer\n');
  return copy;
}

/** The words that occur in the text or name of a built file. */
async function wordsIn(folder: string): Promise<string[]> {
  const files = await glob('**/*', { cwd: folder, dot: true });
  const everything = [...files, ...files.map((file) => readFileSync(join(folder, file), 'latin1'))].join('\n');
  return Object.keys(HIDDEN).filter((word) => everything.toLowerCase().includes(word.toLowerCase()));
}

test('drafts and scheduled pages leave no trace in the site until their day', async () => {
  const { content, out } = contentWithHidden('hidden');
  const first = build(content, out);
  expect(first.printed).toContain('3 warnings');
  expect(first.printed).toContain(`${PAGES} pages`);
  expect(first.printed).toContain('Not public yet: ');
  expect(first.printed).toContain('content/blog/zebrafinch.mdx (a draft)');
  expect(await wordsIn(out)).toEqual([]);
  expect(readFileSync(join(out, 'client/solutions/capture-leads.html'), 'utf8')).not.toContain('/solutions/hammer');

  expect(build(content, out, { args: ['--as-of', '2999-03-12'] }).printed).toContain(`${PAGES + 3} pages`);
  expect(await wordsIn(out)).toEqual(SCHEDULED);
  for (const [page, word] of [
    ['blog/wagtail.html', 'Wagtail'],
    ['blog.html', 'Wagtail'],
    ['blog/feed.xml', 'Wagtail'],
    ['sitemap.xml', '/blog/wagtail'],
    ['press.html', 'Velvetbird'],
    ['careers.html', 'Umbrellabird'],
  ] as const) {
    const text = readFileSync(join(out, 'client', page), 'utf8');
    expect(text).toContain(word);
    expect(text).not.toContain('Scheduled');
  }
});

test('a preview shows drafts and scheduled pages under a banner, but not to search engines', async ({ page }) => {
  const { content, out } = contentWithHidden('preview');
  expect(build(content, out, { env: { SITE_PREVIEW: 'true' } }).printed).toContain(`${PAGES + 5} pages`);
  expect(await wordsIn(out)).toEqual([...DRAFTS, ...SCHEDULED]);

  const site = await serveSite(out, 0);
  // A transition between modes would be measured midway.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const [address, banner] of [
    ['/blog/zebrafinch', 'Draft: not on the public site.'],
    ['/solutions/hammer', 'Draft: not on the public site.'],
    ['/blog/wagtail', 'Scheduled: goes public on March 12, 2999.'],
    ['/press/velvetbird', 'Scheduled: goes public on March 12, 2999.'],
    ['/careers/umbrellabird', 'Scheduled: goes public on March 12, 2999.'],
  ] as const) {
    const response = await page.goto(site.address + address);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('main > p').first()).toHaveText(banner);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  for (const [address, mark] of [
    ['/blog', 'Zebrafinch Draft'],
    ['/blog', 'Wagtail Scheduled'],
    ['/press', 'Velvetbird Scheduled'],
    ['/careers', 'Umbrellabird Scheduled'],
  ] as const) {
    await page.goto(site.address + address);
    await expect(page.getByRole('heading', { name: mark, exact: true })).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.goto(`${site.address}/about`);
  await expect(page.locator('main')).not.toContainText('not on the public site');
  site.close();
});
