import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';

export const listsArePresent: RuleDescription = {
  category: 'Name and save a file',
  description: 'The files that the whole site needs are there.',
  rationale: 'Every page takes something from site.yaml, claims.yaml and the other lists.',
};

export const missingList = (file: string): Problem => ({
  code: 'lists-are-present',
  message: `The file ${file} is missing.`,
  suggestion: 'Bring it back from the last commit.',
});
