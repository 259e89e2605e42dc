import { memoize } from '../../platform/memoize';
import { filesOf } from '../graph/files-of';
import { upToMostShown } from '../graph/up-to-most-shown';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import { tokensOf } from '../schema/tokens';
import type { Rule } from './rule';

export const claimsAreUsed: Rule = {
  category: 'State figures',
  description: 'Every claim is used on at least one page.',
  rationale: 'Nobody keeps a figure up to date that no page shows. One day someone uses it, and it is years old.',
  check: ({ content, files, brokenAddresses }) => {
    // A file that can't be read may name any of them.
    if (brokenAddresses.size > 0) return [];
    const used = new Set<string>();
    for (const file of files) for (const id of namedIn(file)) used.add(id);
    const [registry] = filesOf(files, 'claims');
    if (!registry) return [];
    return upToMostShown(Object.keys(content.claims), (id) => {
      if (used.has(id)) return undefined;
      const diagnostic = diagnosticAtField(registry.file, [id], 'key', {
        code: 'claims-are-used',
        message: `No page uses the claim "${id}".`,
        found: id,
        suggestion: `Write [[${id}]] where it belongs, or delete the claim.`,
      });
      return { ...diagnostic, severity: 'warning' };
    });
  },
};

/** What a file names as a claim, in its fields and its body. */
const namedIn = memoize(({ references, file }: ValidFile): readonly string[] => [
  // A part of the text, where the body would be a copy of its own in memory, of each of thousands of files.
  ...tokensOf(file.text.slice(file.bodyPlace.offset)).map(({ id }) => id),
  ...references.flatMap(({ kind, value }) => (kind === 'claim' || kind === 'token' ? value : [])),
]);
