import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';

export const yamlHasNoAliases: RuleDescription = {
  category: 'Write the front matter',
  description: 'No value begins with * or &.',
  rationale:
    'YAML reads *name as a reference to another value, and &name as the name of one. Either way, a part of what you wrote would not be on the page.',
  fix: 'Puts the value into quotes.',
};

/** @param found the sign and what stands behind it */
export const aliasInstead = (found: string): Problem => ({
  code: 'yaml-has-no-aliases',
  message: `A value that begins with ${found.charAt(0)} is read as a reference, but found ${found}.`,
  found,
  suggestion: 'Put the whole value in quotes.',
});
