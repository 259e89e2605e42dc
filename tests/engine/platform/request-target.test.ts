import { expect, test } from 'vitest';
import { readTarget } from '../../../renderer/platform/request-target';

test.each([
  ['/', '/', ''],
  ['/about?a=1?b', '/about', '?a=1?b'],
  ['/%61bout', '/about', ''],
  ['/solutions%2fads', '/solutions/ads', ''],
  ['/a/../about', '/about', ''],
  ['/a/%2e%2e/about', '/about', ''],
  ['/about/.', '/about/', ''],
  ['/about/..', '/', ''],
  ['//evil.example/about', '/evil.example/about', ''],
  ['/about//', '/about/', ''],
  ['/about#form', '/about', ''],
  ['http://localhost:1/about?x', '/about', '?x'],
  ['/caf%C3%A9', '/café', ''],
  ['/%ff', '/\uFFFD', ''],
  ['/a?%zz', '/a', '?%zz'],
])('%s is the path %s with the query "%s"', (url, path, query) => {
  expect(readTarget(url)).toEqual({ path, query });
});

test.each(['/%', '/%4', '/%zz', '/%00', '/../package.json', '/%2e%2e/x', '/..%2fx', '/a/../../x', '*', 'about', ''])(
  '%s is not an address',
  (url) => {
    expect(readTarget(url)).toBeUndefined();
  },
);
