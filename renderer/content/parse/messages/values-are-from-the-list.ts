import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';
import { didYouMean, unambiguousMatch } from '../../text/did-you-mean';

export const valuesAreFromTheList: RuleDescription = {
  category: 'Fill in the fields',
  description: 'A field with a fixed choice has one of its values.',
  rationale: 'Icons, kinds of section and the like are drawn in code. A name that nobody has drawn shows nothing.',
  fix: 'Corrects a value that is one letter off from a single one of the list.',
};

/** @param values all that may stand here */
export const unknownValue = (
  message: string,
  found: unknown,
  values: readonly string[],
  expected?: string,
): Problem => ({
  code: 'values-are-from-the-list',
  message,
  expected,
  found: String(found),
  suggestion: didYouMean(String(found), values),
  replacement: unambiguousMatch(String(found), values),
});
