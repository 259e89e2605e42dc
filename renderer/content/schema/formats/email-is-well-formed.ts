import type { FieldRule } from '../../diagnostics/rule';

export const emailIsWellFormed: FieldRule = {
  task: 'Fill in the fields',
  demand: 'An e-mail address has a name, an @ and a domain.',
  why: 'Mail to a malformed address is lost without anybody hearing of it.',
  problem: (found) => ({
    message: `This must be one e-mail address, but found "${found}".`,
    suggestion: 'Write it like this:   hello@tallwind.example',
  }),
};
