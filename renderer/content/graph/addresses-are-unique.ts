import type { Problem } from '../diagnostics/diagnostic';
import type { RuleDescription } from '../diagnostics/rule-description';

export const addressesAreUnique: RuleDescription = {
  category: 'Name and save a file',
  description: 'No two files have the same address.',
  rationale: 'Only one of them could be shown.',
};

/** @param files the paths of the two */
export const sameAddress = (address: string, files: [string, string]): Problem => ({
  code: 'addresses-are-unique',
  message: `Two files have the address ${address}: ${files.join(' and ')}.`,
  suggestion: 'Rename one of the two files: the file name is the address.',
});
