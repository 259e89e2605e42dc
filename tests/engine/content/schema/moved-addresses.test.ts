import { expect, test } from 'vitest';
import { movedAddresses, movedQueries, redirectOf } from '../../../../renderer/content/schema/moved-addresses';

const redirects = [
  { from: '/old-ads', to: '/solutions/ads' },
  { from: '/about_us.php', to: '/about' },
  { from: '/team.html', to: '/about' },
  { from: '/%C3%BCber-uns', to: '/about' },
  { from: '/größe', to: '/about' },
  { from: '/old%20page', to: '/about' },
  { from: '/?p=123', to: '/about' },
  { from: '/index.php?page=ads', to: '/solutions/ads' },
  { from: '/index.php?page=ads&lang=de', to: '/about' },
];
const moved = movedAddresses(['/', '/about', '/solutions/ads'], redirects);
const queries = movedQueries(redirects);

test.each([
  ['/About', '', '/about'],
  ['/ABOUT', '?x=Y', '/about?x=Y'],
  ['/about/', '', '/about'],
  ['/about.html', '', '/about'],
  ['/About.HTML', '', '/about'],
  ['/Solutions/Ads/', '?a=1', '/solutions/ads?a=1'],
  ['/index.html', '', '/'],
  ['/index', '', '/'],
  ['/old-ads', '', '/solutions/ads'],
  ['/Old-Ads/', '?from=Mail', '/solutions/ads?from=Mail'],
  ['/about_us.php', '', '/about'],
  ['/team.html', '', '/about'],
  ['/über-uns', '', '/about'],
  ['/Über-Uns/', '', '/about'],
  ['/u\u0308ber-uns', '', '/about'],
  ['/größe', '', '/about'],
  ['/Old page', '', '/about'],
  ['/', '?p=123', '/about?p=123'],
  ['/', '?utm_source=mail&p=123', '/about?utm_source=mail&p=123'],
  ['/Index.php', '?page=ads', '/solutions/ads?page=ads'],
  ['/index.php', '?lang=de&page=ads', '/about?lang=de&page=ads'],
])('%s%s redirects to %s', (path, query, to) => {
  expect(redirectOf(path, query, moved, queries)).toBe(to);
});

test.each([
  ['/', '?p=1234'],
  ['/', '?P=123'],
  ['/about', '?p=123'],
  ['/index.php', '?page=Ads'],
  ['/index.php', ''],
])('%s%s is not a moved address', (path, query) => {
  expect(redirectOf(path, query, moved, queries)).toBeUndefined();
});

test.each(['/', '/about', '/Nothing', '/nothing/', '/evil.example/About', '/404', '/about//'])(
  '%s has no redirect',
  (path) => {
    expect(redirectOf(path, '?X=1', moved, queries)).toBeUndefined();
  },
);
