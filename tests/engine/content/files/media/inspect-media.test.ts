import { expect, test } from 'vitest';
import { inspectMedia } from '../../../../../renderer/content/files/media/inspect-media';
import { formatOf } from '../../../../../renderer/content/files/media/media-formats';
import { tooManyPixels } from '../../../../../renderer/content/files/media/media-rules';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

test.each([
  ['till.jpg', PNG, 'PNG'],
  ['till.png', Buffer.from('<html>'), 'other content'],
  ['till.png', PNG, 'what follows its first bytes is not a picture'],
])('the diagnostic of a broken %s has a code for tools', async (name, bytes, found) => {
  const format = formatOf(name);
  if (!format) throw new Error(`${name} has no format of the site`);
  expect(await inspectMedia(bytes, format)).toMatchObject([{ problem: { code: 'media-is-intact', found } }]);
});

test.each([
  [10_000, 5_000, 5, undefined],
  [10_000, 5_001, 1, '10000 × 5001'],
  [10_000, 5_000, 6, '10000 × 5000, 6 frames'],
])('a picture of %i by %i pixels and %i frames is reported only beyond the limits', (width, height, frames, found) => {
  const problem = tooManyPixels(width, height, frames);
  expect(problem).toEqual(found && expect.objectContaining({ found }));
});
