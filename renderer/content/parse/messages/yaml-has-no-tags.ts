import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';

export const yamlHasNoTags: RuleDescription = {
  category: 'Write the front matter',
  description: 'No value begins with !.',
  rationale:
    'YAML reads !name as an order how to read the value. It would not be on the page, and in other programs such orders run code.',
  fix: 'Puts the value into quotes.',
};

/** @param found the sign and what stands behind it */
export const tagInstead = (found: string): Problem => ({
  code: 'yaml-has-no-tags',
  message: `A value that begins with ! is read as an order, but found ${found}.`,
  found,
  suggestion: 'Put the whole value in quotes.',
});
