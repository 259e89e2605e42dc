import { certainlyMeant, didYouMean } from '../nearest';
import { atField } from '../steps/places';
import type { Rule } from './rule';

export const claimPagesExist: Rule = {
  task: 'State figures',
  demand: 'Every address under the pages of a claim is one of a page, or of a family of pages.',
  why: 'An address that is misspelt there allows the claim nowhere, and one of a deleted page hides that nobody may use it any more.',
  fix: 'Corrects an address that is one letter off from that of a single page.',
  check: ({ content, files, brokenAddresses }) => {
    const registry = files.find(({ list }) => list === 'claims');
    if (!registry) return [];
    const known = [...content.entries.keys(), ...brokenAddresses];
    const isKnown = (pattern: string) =>
      pattern.endsWith('/*')
        ? known.some((address) => address.startsWith(pattern.slice(0, -1)))
        : known.includes(pattern);
    return Object.entries(content.claims).flatMap(([id, { pages }]) =>
      pages.flatMap((pattern, index) => {
        if (isKnown(pattern)) return [];
        return atField(registry.file, [id, 'pages', index], 'value', {
          code: 'claim-pages-exist',
          message: `There is no page ${pattern} for the claim "${id}" to stand on.`,
          found: pattern,
          suggestion: didYouMean(pattern, known),
          replacement: certainlyMeant(pattern, known),
        });
      }),
    );
  },
};
