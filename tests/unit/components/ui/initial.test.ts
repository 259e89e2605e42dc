import { expect, test } from 'vitest';
import { initialOf } from '../../../../components/ui/initial';

test('the initial of a name is its first character, however many units it takes', () => {
  expect(['Ada', '𠮷野家', '👩‍🚀 Crew', 'e\u0301cole', ''].map(initialOf)).toEqual(['A', '𠮷', '👩‍🚀', 'e\u0301', '']);
});
