import { expect, test } from 'vitest';
import { changesBelow, expectOnly } from '../support/data-changes';
import { sampleOf } from '../support/sample';

/** A sweep tries some 45,000 changes, in milliseconds. */
const LONGEST = 1_800_000;

test(
  'every list, entry, and field of the content can be changed, and only its own part of the file changes',
  () => {
    const all = changesBelow('content');
    expect(all.length).toBeGreaterThan(10_000);
    for (const { file, change } of sampleOf('changes', all, 60)) expectOnly(file, change);
  },
  LONGEST,
);
