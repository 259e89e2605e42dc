import { expect, test } from 'vitest';
import { movedAddresses, redirectOf } from '../../../../../renderer/outputs/hosts/redirects';

const moved = movedAddresses(
  ['/', '/about', '/solutions/ads'],
  [
    { from: '/old-ads', to: '/solutions/ads' },
    { from: '/about_us.php', to: '/about' },
    { from: '/team.html', to: '/about' },
  ],
);

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
])('%s%s is sent to %s', (path, query, to) => {
  expect(redirectOf(path, query, moved)).toBe(to);
});

test.each(['/', '/about', '/Nothing', '/nothing/', '/evil.example/About', '/404', '/about//'])(
  '%s is sent nowhere',
  (path) => {
    expect(redirectOf(path, '?X=1', moved)).toBeUndefined();
  },
);
