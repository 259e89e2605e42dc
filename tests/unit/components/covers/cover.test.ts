import { expect, test } from 'vitest';
import { coverOf } from '../../../../renderer/content/schema/fields/cover';

const categories = ['WhatsApp', 'Mobile apps', 'Websites', 'AI agents', 'Business'];

test.each([
  ['WhatsApp', 'tally'],
  ['AI agents', 'gate'],
  ['Business', 'tally'],
])('an article about %s that names no cover has the cover %s', (category, cover) => {
  expect(coverOf({ category }, categories)).toBe(cover);
});

test('an article has the cover that it names', () => {
  expect(coverOf({ category: 'WhatsApp', cover: 'tangle' }, categories)).toBe('tangle');
});
