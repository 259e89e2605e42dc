import { expect, test } from 'vitest';
import { faultsOfFeeds } from '../../../../renderer/commands/test/checks/feeds-agree';
import { diagnosticAt, TOP } from '../../../../renderer/content/diagnostics/diagnostic';

const url = 'https://museum.example';
const item = { url: `${url}/news/scales`, title: 'Scales', content_html: '<p>Old scales.</p>' };
const files = {
  '/news/feed.xml': `<rss><channel><title>News</title><item><title>Scales</title><guid>${item.url}</guid></item></channel></rss>`,
  '/news/atom.xml': `<feed><title>News</title><id>${url}/news</id><entry><title>Scales</title><id>${item.url}</id></entry></feed>`,
  '/news/feed.json': JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', items: [item] }),
};

/** What the check says of the feeds of /news, with some of them changed. */
function messages(changed: Partial<typeof files> = {}, pages = [{ address: '/news/scales' }]) {
  const texts: Record<string, string> = { ...files, ...changed };
  const found = faultsOfFeeds('/news', {
    ...{ url, pages, textOf: (address: string) => texts[address] },
    inFile: (label, problem) => diagnosticAt({ label }, TOP, problem),
  });
  return found.map(({ file, message }) => `${file} ${message}`);
}

test('feeds that agree are fine', () => {
  expect(messages()).toEqual([]);
});

test('a feed that is not well-formed is told', () => {
  expect(messages({ '/news/atom.xml': '<feed>' })).toEqual([
    expect.stringContaining('/news/atom.xml The feed is not well-formed'),
  ]);
  expect(messages({ '/news/feed.json': '{}' })).toEqual([
    expect.stringContaining('/news/feed.json The feed is not well-formed'),
  ]);
});

test('an entry that only one feed has, an entry without a page, and a link without a host are told', () => {
  const other = files['/news/atom.xml'].replace('>Scales<', '>Weights<');
  expect(messages({ '/news/atom.xml': other })).toEqual([
    '/news/atom.xml The feed names other entries than the first feed.',
  ]);
  expect(messages({}, [])).toHaveLength(3);
  const json = files['/news/feed.json'].replace('Old scales', '<a href=\\"/shop\\">Shop</a>');
  expect(messages({ '/news/feed.json': json })).toEqual([expect.stringContaining('a link without a host')]);
});
