import { memoize } from '../../platform/memoize';
import { filesWithEntries } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import { isUnlisted } from '../schema/publication';
import type { Rule } from './rule';

/** The addresses that a file links to, except its own. */
const targetsOf = memoize(({ references, file, address }: ValidFile): readonly string[] => {
  const inFields = references.flatMap(({ kind, value }) => (kind === 'address' ? value : []));
  const hrefs = [...inFields, ...file.links.map(({ url }) => url)];
  return hrefs.map((href) => href.split('#')[0] ?? '').filter((target) => target !== address);
});

export default {
  category: 'Set links',
  description: 'Every page is linked from another page.',
  rationale: 'Visitors and search engines follow links. Nobody finds a page that nothing links to.',
  check: (linked) => {
    const { files, content, brokenAddresses } = linked;
    // An unreadable file may link to any of them.
    if (brokenAddresses.size > 0) return [];
    // Hidden pages don't count: their links are not public, and they need none.
    const isPublic = ({ address }: ValidFile) =>
      address === undefined || content.entries.get(address)?.state === 'published';
    const targets = new Set(['/', ...files.filter(isPublic).flatMap(targetsOf)]);
    // The site lists all other kinds of pages automatically.
    const pages = [...filesWithEntries(linked, 'legal'), ...filesWithEntries(linked, 'page')];
    return pages.flatMap(({ file, entry }) => {
      if (targets.has(entry.address) || entry.state !== 'published' || isUnlisted(entry)) return [];
      return diagnosticAtField(file, ['title'], 'value', {
        severity: 'warning',
        message: `No page links to ${entry.address}.`,
        suggestion: 'Link to it from a page where readers would look for it, or add it to the footer in site.yaml.',
      });
    });
  },
} satisfies Rule;
