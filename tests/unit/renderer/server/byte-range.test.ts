import { expect, test } from 'vitest';
import { byteRange } from '../../../../renderer/server/byte-range';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=50-500', { start: 50, end: 99 }],
])('%s of 100 bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s of 100 bytes can’t be had', (header) => {
  expect(byteRange(header, 100)).toBe('unsatisfiable');
});

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=1e9-'])(
  '%s is answered with the whole file',
  (header) => {
    expect(byteRange(header, 100)).toBeUndefined();
  },
);
