import type { APIRequestContext, Page } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { asTyped } from '../../support/as-typed';
import { type BuiltPage, builtPages, pageAt } from './built-pages';
import { addresses, expect, isOfNews, test } from './site';

const [, ...pages] = builtPages;

/** The origin of the published site, from the canonical address of the home page. */
const siteUrl = /<link rel="canonical" href="([^"]+)\/"/.exec(pageAt('/').html)?.[1] ?? '';

async function textAt(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  return response.text();
}

function metaOf(page: HTMLElement, name: string): string | undefined {
  return page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
}

/** The texts of the elements with a name in an XML document, read by the browser's parser, which rejects any error. */
function textsIn(page: Page, xml: string, name: string): Promise<string[]> {
  return page.evaluate(
    ([text, tag]) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      const mistake = parsed.querySelector('parsererror');
      if (mistake) throw new Error(mistake.textContent);
      return [...parsed.getElementsByTagName(tag)].map((element) => element.textContent);
    },
    [xml, name] as const,
  );
}

/** Forms return visitors to this page, which is not indexed and on no list. */
const UNLISTED = '/thank-you';

/** The length that is read at a glance. */
const MAX_HEADLINE = 60;

test('every page has one headline that is read at a glance, a title, and a description', () => {
  for (const { address, root } of builtPages) {
    const headlines = root.querySelectorAll('h1').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    expect(headlines, address).toHaveLength(1);
    expect(headlines[0]?.length, `${address}: ${headlines[0]}`).toBeLessThanOrEqual(MAX_HEADLINE);
    expect(root.querySelector('title')?.text, address).not.toBe('');
    if (address !== '/404') expect(metaOf(root, 'description'), address).toMatch(/\S/);
  }
});

test('every page has its own title, description, canonical address and card', () => {
  const seen = new Set<string>();
  for (const { address, root: page } of pages) {
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(siteUrl + address);
    expect(metaOf(page, 'robots')).toBe(address === UNLISTED ? 'noindex' : 'max-image-preview:large');
    expect(metaOf(page, 'og:url')).toBe(siteUrl + address);
    expect(metaOf(page, 'og:image')).toBe(`${siteUrl}/social${address === '/' ? '/index' : address}.png`);
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    const isNews = isOfNews(address);
    expect(metaOf(page, 'og:type')).toBe(isNews ? 'article' : 'website');
    expect(metaOf(page, 'article:published_time') !== undefined).toBe(isNews);
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    for (const said of [page.querySelector('title')?.text, metaOf(page, 'description')]) {
      expect(seen.has(said ?? ''), `${address}: ${said}`).toBe(false);
      seen.add(said ?? '');
    }
  }
});

test('every social image exists, with three images for news', async ({ request }) => {
  for (const { address, html } of pages) {
    const pictures = new Set([...html.matchAll(/"https?:[^"]*(\/social\/[^"]+\.png)"/g)].map(([, path]) => path ?? ''));
    expect(html).toContain(`"${siteUrl}/social/`);
    expect(pictures.size, address).toBe(isOfNews(address) ? 3 : 1);
    for (const picture of pictures) {
      const response = await request.head(picture);
      expect([response.status(), response.headers()['content-type']], picture).toEqual([200, 'image/png']);
    }
  }
});

/** The nodes in the structured data of a page. */
function graphOf({ address, root }: BuiltPage): Record<string, unknown>[] {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts.length, address).toBe(1);
  return JSON.parse(scripts[0]?.rawText ?? '')['@graph'];
}

test('every page has one graph of structured data, with its visible breadcrumbs', () => {
  for (const page of pages) {
    const crumbs = graphOf(page).find((node) => node['@type'] === 'BreadcrumbList');
    const shown = page.root
      .querySelectorAll('nav[aria-label="Breadcrumbs"] a')
      .map((link) => siteUrl + link.getAttribute('href'));
    const told = (crumbs?.itemListElement ?? []) as { item: string }[];
    expect(told.map(({ item }) => item)).toEqual(page.address === '/' ? [] : [...shown, siteUrl + page.address]);
  }
});

test('services, solutions, news, openings and the contact page have specific types in structured data', () => {
  const typesAt = (address: string) => graphOf(pageAt(address)).map((node) => node['@type']);
  expect(typesAt('/')).toEqual(['Organization', 'WebSite', 'WebPage']);
  for (const [address, type] of [
    ['/whatsapp-growth', 'Service'],
    ['/mobile-app-development', 'Service'],
    ['/website-development', 'Service'],
    ['/ai-agents-chatbots', 'Service'],
    ['/solutions/ads', 'Service'],
    ['/solutions/support', 'Service'],
    ['/solutions/capture-leads', 'ItemList'],
    ['/blog/app-or-web-page', 'BlogPosting'],
    ['/press/ai-agents-practice', 'NewsArticle'],
    ['/careers/ai-ml-engineer', 'JobPosting'],
    ['/contact', 'ContactPage'],
    ['/blog', 'CollectionPage'],
  ] as const) {
    expect(typesAt(address), address).toContain(type);
  }
});

test('the sitemap lists exactly the pages, and robots.txt leads to it', async ({ page, request }) => {
  const sitemap = await textAt(request, '/sitemap.xml');
  const listed = await textsIn(page, sitemap, 'loc');
  expect(listed.sort()).toEqual(
    addresses.filter((address) => address !== UNLISTED).map((address) => siteUrl + address),
  );
  const dates = await textsIn(page, sitemap, 'lastmod');
  expect(dates.filter((date) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(date))).toEqual([]);
  const robots = await textAt(request, '/robots.txt');
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(robots).not.toContain('Disallow');
});

test('the feeds are well-formed and contain the entries of the lists, with absolute links', async ({
  page,
  request,
}) => {
  for (const [list, item] of [
    ['/blog', 'article h3'],
    ['/press', 'li h3'],
  ] as const) {
    const shown = pageAt(list)
      .root.querySelectorAll(`main ${item}`)
      .map((heading) => heading.text);
    const files = ['feed.xml', 'atom.xml', 'feed.json'].map((file) => textAt(request, `${list}/${file}`));
    const [rss = '', atom = '', text = ''] = await Promise.all(files);
    const json = JSON.parse(text);
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    const titles = json.items.map(({ title }: { title: string }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(3);
    expect(shown.map(asTyped)).toEqual(expect.arrayContaining(titles.map(asTyped)));
    for (const xml of [rss, atom]) expect((await textsIn(page, xml, 'title')).slice(1)).toEqual(titles);
    expect(json.items.every((each: { content_html: string }) => each.content_html.length > 500)).toBe(true);
    // No link depends on the origin of the site.
    for (const feed of [rss, atom, text]) expect(feed).not.toMatch(/href=(?:&quot;|\\")[/#]/);
  }
});

test('every page has a Markdown version with its headline, and llms.txt links to all of them', async ({ request }) => {
  const llms = await textAt(request, '/llms.txt');
  for (const { address, root: page } of pages) {
    const markdown = page.querySelector('link[type="text/markdown"]')?.getAttribute('href') ?? '';
    expect(markdown).toBe(address === '/' ? '/index.md' : `${address}.md`);
    const headline = asTyped(page.querySelector('h1')?.text.trim() ?? '');
    expect((await request.head(markdown)).headers()['x-robots-tag']).toBe('noindex');
    const lines = (await textAt(request, markdown)).split('\n').map((line) => line.replaceAll('\\', ''));
    expect(lines.map(asTyped)).toContain(`# ${headline}`);
    expect(lines.filter((line) => /\]\([/#]/.test(line))).toEqual([]);
    expect(llms.includes(`(${siteUrl}${markdown}): `), address).toBe(address !== UNLISTED);
  }
});

test('the icons and the manifest exist', async ({ request }) => {
  const links = pageAt('/').root.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
  const manifest = JSON.parse(await textAt(request, '/manifest.webmanifest'));
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  expect(links).toHaveLength(4);
  for (const address of [...links.map((link) => link.getAttribute('href') ?? ''), ...icons]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
