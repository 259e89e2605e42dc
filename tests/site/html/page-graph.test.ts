import { expect, test } from 'vitest';
import { words } from '../../../components/model/lists/words';
import { graphOf } from '../../../renderer/html/head/structured-data/page-graph';
import { withItsTemplate } from '../../../renderer/html/templates';
import { entryAt, foundContent, opening } from '../../support/outputs-content';
import { site } from '../../support/site';

const siteUrl = 'https://site.example';

async function nodesOf(address: string, changes: Record<string, string> = {}): Promise<Record<string, unknown>[]> {
  const content = await foundContent(changes);
  // JSON, as for search engines, drops undefined values.
  const page = await withItsTemplate(entryAt(content, address), site);
  return JSON.parse(JSON.stringify(graphOf(page, site, { content, siteUrl })))['@graph'];
}

const typesOf = (nodes: Record<string, unknown>[]) => nodes.map((node) => node['@type']);
const nodeOf = (nodes: Record<string, unknown>[], type: string) => nodes.find((node) => node['@type'] === type);

/** The structured data of the opening, with some lines of its file replaced. */
const jobOf = async (changes: Record<string, string>) =>
  nodeOf(await nodesOf('/careers/engineer', { 'careers/engineer.mdx': opening(changes) }), 'JobPosting');

test.each([
  ['/', ['Organization', 'WebSite', 'WebPage']],
  ['/apps', ['Organization', 'WebSite', 'ContactPage', 'BreadcrumbList', 'Service']],
  ['/solutions/shops', ['Organization', 'WebSite', 'CollectionPage', 'BreadcrumbList', 'ItemList']],
  ['/solutions/tills', ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'Service']],
  ['/blog', ['Organization', 'WebSite', 'CollectionPage', 'BreadcrumbList']],
  ['/blog/an-article', ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'BlogPosting']],
  ['/press/a-release', ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'NewsArticle']],
  ['/careers/engineer', ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'JobPosting']],
])('%s has nodes of the types %j', async (address, types) => {
  expect(typesOf(await nodesOf(address))).toEqual(types);
});

test('breadcrumbs lead from home to the page', async () => {
  expect(nodeOf(await nodesOf('/solutions/tills'), 'BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
    { '@type': 'ListItem', position: 2, name: 'Apps', item: `${siteUrl}/apps` },
    { '@type': 'ListItem', position: 3, name: 'Shops', item: `${siteUrl}/solutions/shops` },
    { '@type': 'ListItem', position: 4, name: 'Tills', item: `${siteUrl}/solutions/tills` },
  ]);
});

test('an article has a headline, a time, an author and images in three shapes', async () => {
  expect(nodeOf(await nodesOf('/blog/an-article'), 'BlogPosting')).toMatchObject({
    headline: '1 < 2 & "so on"',
    datePublished: '2024-02-29T12:00:00Z',
    author: { '@type': 'Organization', name: 'Tallwind Engineering' },
    publisher: { '@type': 'Organization', name: 'Tallwind' },
    image: [
      `${siteUrl}/social/blog/an-article.png`,
      `${siteUrl}/social/blog/an-article-4x3.png`,
      `${siteUrl}/social/blog/an-article-1x1.png`,
    ],
  });
});

test('a remote opening has every field that Google requires', async () => {
  const job = await jobOf({});
  expect(job).toMatchObject({
    title: 'Engineer',
    datePosted: '2024-11-04',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Tallwind' },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'United States' },
      { '@type': 'Country', name: 'Canada' },
    ],
  });
  const { duties } = (await foundContent()).list(words).opening;
  const text = `<p>You build &amp; test.</p><h3>${duties}</h3><ul><li>You build.</li>`;
  expect(String(job?.description).slice(0, text.length)).toBe(text);
  expect(job).not.toHaveProperty('validThrough');
});

test('an opening in a town has its location', async () => {
  const job = await jobOf({ 'location: Remote': 'location: Portland', '[United States, Canada]': '[United States]' });
  expect(job).toMatchObject({
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Portland', addressCountry: 'United States' },
    },
  });
  expect(job).not.toHaveProperty('jobLocationType');
});

test('the last day of an opening becomes validThrough, and a closed opening has no job posting', async () => {
  const closing = (day: string) => jobOf({ 'posted: 2024-11-04': `posted: 2024-11-04\ncloses: ${day}` });
  expect(await closing('2999-12-31')).toMatchObject({ validThrough: '2999-12-31T23:59:59Z' });
  expect(await closing('2024-12-31')).toBeUndefined();
});

test('an opening without a day of publication names none', async () => {
  const job = await jobOf({ 'posted: 2024-11-04\n': '' });
  expect(job).toMatchObject({ '@type': 'JobPosting' });
  expect(job).not.toHaveProperty('datePosted');
});

test('every reference in a graph has a target in it', async () => {
  for (const address of (await foundContent()).entries.keys()) {
    const nodes = await nodesOf(address);
    const ids = new Set(nodes.map((node) => node['@id']));
    const named = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  }
});
