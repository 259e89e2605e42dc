import { expect, test } from 'vitest';
import { partsPresent } from '../../../../pages/solution/parts';

test('a solution has the parts in its file, in default order', () => {
  expect(partsPresent({ data: { questions: [], gets: [] }, body: 'Text' })).toEqual(['gets', 'text', 'questions']);
  expect(partsPresent({ data: { steps: [] }, body: ' \n' })).toEqual(['steps']);
});
