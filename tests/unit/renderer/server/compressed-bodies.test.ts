import { expect, test } from 'vitest';
import { encodingFor } from '../../../../renderer/server/compressed-bodies';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s takes %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});
