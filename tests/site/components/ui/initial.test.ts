import { expect, test } from 'vitest';
import { initialOf } from '../../../../components/ui/initial';

test('the initial of a name is its first grapheme, whatever its number of code units', () => {
  expect(['Ada', '𠮷野家', '👩‍🚀 Crew', 'e\u0301cole', ''].map(initialOf)).toEqual(['A', '𠮷', '👩‍🚀', 'e\u0301', '']);
});
