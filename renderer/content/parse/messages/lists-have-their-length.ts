import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';

export const listsHaveTheirLength: RuleDescription = {
  category: 'Fill in the fields',
  description: 'A list has as many entries as its place on the page.',
  rationale: 'A row of four figures with three in it looks broken, and a list of one is no list.',
};

/** @param bounds how many there must be, such as `at least 3 entries` */
export const wrongLength = (name: string, bounds: string, found: number, expected?: string): Problem => ({
  code: 'lists-have-their-length',
  message: `The list ${name} must have ${bounds}, but has ${found}.`,
  expected,
});
