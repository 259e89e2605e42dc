import type { FieldRule } from '../../diagnostics/rule';

export const telephoneIsInternational: FieldRule = {
  category: 'Fill in the fields',
  description: 'A telephone number begins with + and the country code, and has no zero in brackets.',
  rationale:
    'Phones dial the number from wherever the visitor is. Without the country code they reach somebody else abroad.',
  problem: (found) =>
    found.includes('(0)')
      ? {
          message: `From abroad nobody dials the zero in brackets, but found "${found}".`,
          suggestion: `Write it like this:   ${found.replace(/\s*\(0\)\s*/, ' ')}`,
        }
      : {
          message: `The telephone number must begin with + and the country code, but found "${found}".`,
          suggestion: 'Write it like this:   +1 (555) 010-0142',
        },
};
