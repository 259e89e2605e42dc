import type { FieldRule } from './rule';

export const addressIsWellFormed: FieldRule = {
  task: 'Set links',
  demand:
    'An address of this site begins with / and has small letters, digits and hyphens; an outside one begins with https://, mailto: or tel:.',
  why: 'Each page has exactly one address, which looks the same wherever it is written. Then links can be checked, and nobody is sent around.',
  problem: (found) => ({
    message: `An address of this site begins with / and has small letters, digits and hyphens, but found "${found}".`,
    suggestion:
      'Write it like this:   /solutions/ads   or   /contact#form. Outside addresses begin with https://, mailto: or tel:.',
  }),
};
