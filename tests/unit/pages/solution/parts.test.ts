import { expect, test } from 'vitest';
import { partsPresent } from '../../../../pages/solution/parts';

test('a solution has the parts that something is written for, in the usual order', () => {
  expect(partsPresent({ data: { questions: [], gets: [] }, body: 'Text' })).toEqual(['gets', 'text', 'questions']);
  expect(partsPresent({ data: { steps: [] }, body: ' \n' })).toEqual(['steps']);
});
