import { expect, test } from 'vitest';
import { timeNeeded } from '../../../../scripts/changes/time-needed';
import { contentOf } from '../../../support/content-of';

test('it says how long it takes, and why it takes longer', () => {
  const root = contentOf();
  expect(timeNeeded(root, false)).toBe('about 1 minute');
  expect(timeNeeded(root, true)).toMatch(/^about 1 minute, as pages that are not public yet are built as well$/);
});
