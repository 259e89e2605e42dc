import { expect, test } from 'vitest';
import { redirectOf } from '../../../../renderer/server/redirect-of';

const addresses = new Set(['/', '/about', '/solutions/ads']);

test.each([
  ['/About', '/about'],
  ['/ABOUT?x=Y', '/about?x=Y'],
  ['/about/', '/about'],
  ['/Solutions/Ads/?a=1', '/solutions/ads?a=1'],
])('%s is sent to %s', (from, to) => {
  expect(redirectOf(from, addresses)).toBe(to);
});

test.each(['/', '/about', '/about?X=1', '/Nothing', '/nothing/', '//evil.example/About', '/about//'])(
  '%s is sent nowhere',
  (from) => {
    expect(redirectOf(from, addresses)).toBeUndefined();
  },
);
