import type { FieldRule } from '../../diagnostics/rule';

export const claimsHaveNoTokens: FieldRule = {
  category: 'State figures',
  description: 'A claim is written out: its value, its label and its source have no token.',
  rationale:
    'A claim is what tokens stand for. A token in it would not be filled in, and visitors would read the brackets.',
  problem: (found) => ({
    message: `A claim replaces tokens, so it can't contain one itself, but found "${found}".`,
    suggestion: 'Write it out, without double brackets.',
  }),
};
