import { defineRule, redirects } from 'sitewright';
import { claims } from '../../../components/model/lists/claims';

export default defineRule({
  category: 'State figures',
  description: 'Every address under the pages of a claim belongs to a page or a family of pages.',
  rationale:
    'A misspelled address there allows the claim nowhere, and the address of a deleted page hides that no page may use the claim any more.',
  fix: 'Corrects an address that is one letter off from the address of a single page, or that redirects to one.',
  content: (content) => {
    const registry = content.fileOf(claims);
    const known = content.addresses;
    const addresses = new Set(known);
    const isFamily = (pattern: string) => {
      const start = pattern.slice(0, -1);
      return pattern.endsWith('/*') && known.some((address) => address.startsWith(start));
    };
    const families = new Map<string, boolean>();
    const isKnown = (pattern: string) => {
      if (addresses.has(pattern)) return true;
      const isOne = families.get(pattern) ?? isFamily(pattern);
      families.set(pattern, isOne);
      return isOne;
    };
    const named = Object.entries(content.list(claims)).flatMap(([id, { pages }]) =>
      pages.map((pattern, index) => ({ id, pattern, index })),
    );
    return named.flatMap(({ id, pattern, index }) => {
      if (isKnown(pattern)) return [];
      const words = {
        message: `The claim "${id}" is allowed on ${pattern}, but there is no such page.`,
        found: pattern,
      } as const;
      const family = pattern.replace(/\*+$/, '/*');
      const moved = content.list(redirects).find(({ from }) => from === pattern)?.to;
      const fix =
        moved !== undefined && addresses.has(moved)
          ? { suggestion: `Write the address that it has now:   ${moved}`, replacement: moved }
          : isKnown(family)
            ? { suggestion: `Write ${family} for all pages below an address: the star comes after a slash.` }
            : content.nearestAddress(pattern);
      return registry.at([id, 'pages', index], { ...words, ...fix });
    });
  },
});
