import type { FieldRule } from '../../diagnostics/rule';

export const emailIsWellFormed: FieldRule = {
  category: 'Fill in the fields',
  description: 'An e-mail address has a name, an @ and a domain.',
  rationale: 'Mail to a malformed address is lost without anybody hearing of it.',
  problem: (found) => ({
    message: `This must be one e-mail address, but found "${found}".`,
    suggestion: 'Write it like this:   hello@tallwind.example',
  }),
};
