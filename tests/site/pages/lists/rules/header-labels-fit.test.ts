import { expect, test } from 'vitest';
import { labelWidth } from '../../../../../pages/lists/rules/header-labels-fit';

test('narrow letters take less room than average, and wide letters more', () => {
  const [narrow = 0, usual = 0, capital = 0, wide = 0] = ['ill', 'neu', 'NEU', 'mmm'].map((label) =>
    labelWidth(label, 16),
  );
  expect(usual).toBeGreaterThan(narrow);
  expect(capital).toBeGreaterThan(usual);
  expect(wide).toBeGreaterThan(capital);
  expect(labelWidth('neu', 32)).toBe(2 * usual);
});
