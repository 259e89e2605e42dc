import type { FieldRule } from './rule';

export const anchorIsWellFormed: FieldRule = {
  task: 'Set links',
  demand: 'An anchor has small letters, digits and hyphens, and no #.',
  why: 'The anchor becomes the end of an address, /page#anchor, which people share and type.',
  problem: (found) => ({
    message: `An anchor has small letters, digits and hyphens, and no #, but found "${found}".`,
    suggestion: 'Write it like this:   features-section',
  }),
};
