import type { FieldRule } from '../../diagnostics/rule';

export const oldAddressIsWellFormed: FieldRule = {
  category: 'Move or delete a page',
  description:
    'An old address in redirects.yaml begins with / and has small letters, digits, hyphens, dots and underscores.',
  rationale: 'Capitals and a slash at the end need no line of their own: every host sends them on already.',
  fix: 'Makes capitals small, and takes a slash off at the end.',
  problem: (found) => ({
    message: `An old address begins with / and has small letters, digits, hyphens, dots and underscores, but found "${found}".`,
    suggestion:
      'Write it like this:   /old-name   or   /contact.html. Capitals and a slash at the end are regarded by themselves.',
    replacement: inSmallLetters(found),
  }),
};

function inSmallLetters(found: string): string | undefined {
  const small = found.toLowerCase().replace(/(?<=.)\/$/, '');
  return small !== found && /^\/[a-z0-9._~/-]+$/.test(small) ? small : undefined;
}
