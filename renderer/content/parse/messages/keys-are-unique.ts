import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';

export const keysAreUnique: RuleDescription = {
  category: 'Write the front matter',
  description: 'No field stands twice in the same block.',
  rationale: 'Only one of the two could count, and the page would not tell you which.',
};

export const doubledKey = (key: string): Problem => ({
  code: 'keys-are-unique',
  message: `The field "${key}" stands twice in the same block.`,
  found: key,
  suggestion: 'Keep one of the two.',
});
