import { expect, test } from 'vitest';
import { changesOf, expectOnly, fieldsBelow } from '../support/data-changes';
import { sampleOf } from '../support/sample';

test('every list, entry, and field of the content can be changed, and only its own part of the file changes', () => {
  const all = fieldsBelow('content').flatMap((file) => changesOf(file).map((change) => ({ file, change })));
  expect(all.length).toBeGreaterThan(10_000);
  for (const { file, change } of sampleOf('changes', all, 40)) expectOnly(file, change);
});
