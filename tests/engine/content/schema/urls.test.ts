import { expect, test } from 'vitest';
import { card } from '../../../../renderer/content/schema/social-image-sizes';
import {
  addressOfHtmlFile,
  feedsAt,
  htmlFileOf,
  markdownAddressOf,
  pageOfFeed,
  socialImageAddressOf,
} from '../../../../renderer/content/schema/urls';

test.each([
  ['/', '/index.html', '/index.md', '/social/index.png'],
  ['/about', '/about.html', '/about.md', '/social/about.png'],
  ['/solutions/ads', '/solutions/ads.html', '/solutions/ads.md', '/social/solutions/ads.png'],
])(
  'the page %s has its document in %s, its Markdown in %s and its social image in %s',
  (address, html, markdown, image) => {
    expect(htmlFileOf(address)).toBe(html);
    expect(addressOfHtmlFile(html)).toBe(address);
    expect(markdownAddressOf({ address })).toBe(markdown);
    expect(socialImageAddressOf(address, card)).toBe(image);
  },
);

test('a page with feeds has a feed in each format, and each belongs to its page', () => {
  const feeds = ['/press/feed.xml', '/press/atom.xml', '/press/feed.json'];
  expect(feedsAt('/press').map(({ address }) => address)).toEqual(feeds);
  for (const feed of feeds) expect(pageOfFeed(feed, { '/blog': 'article', '/press': 'release' })).toBe('/press');
  expect(pageOfFeed('/about/feed.xml', { '/press': 'release' })).toBeUndefined();
});
