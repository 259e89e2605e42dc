import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';

export const checkHasNoFault: RuleDescription = {
  category: 'Name and save a file',
  description: 'The check itself works on every file.',
  rationale:
    'Where a rule fails, nobody knows whether the content keeps it, so the content is not published. It is the check that must be corrected then, not your text.',
};

/**
 * What is said where the check itself fails.
 * @param part of the check, such as "rule words-stand-once" or "step that reads a file"
 */
export const fault = (part: string, on: 'file' | 'folder', error: unknown): Problem => ({
  code: 'check-has-no-fault',
  message: `The ${part} failed on this ${on}: ${error instanceof Error ? error.message : String(error)}.`,
  suggestion: `This is a defect of the check, not of your text. Please report it with this ${on}.`,
});
