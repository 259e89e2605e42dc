import type { FieldRule } from '../../diagnostics/rule';

export const anchorIsWellFormed: FieldRule = {
  category: 'Set links',
  description: 'An anchor has small letters, digits and hyphens, and no #.',
  rationale: 'The anchor becomes the end of an address, /page#anchor, which people share and type.',
  fix: 'Makes capitals small, and takes # away.',
  problem: (found) => ({
    message: `An anchor has small letters, digits and hyphens, and no #, but found "${found}".`,
    suggestion: `Write it like this:   ${anchorIn(found) ?? 'features-section'}`,
    replacement: anchorIn(found),
  }),
};

/** What is an anchor but for its capitals and a #. */
function anchorIn(found: string): string | undefined {
  const anchor = found.toLowerCase().replace(/^#/, '');
  return /^[a-z][a-z0-9-]*$/.test(anchor) ? anchor : undefined;
}
