import { memoize } from '../../platform/memoize';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import { isUnlisted } from '../schema/publication';
import type { Rule } from './rule';

/** Kinds of pages that the site lists automatically. */
const LISTED = ['article', 'release', 'opening', 'hub', 'solution'];

/** The addresses that a file links to, except its own. */
const targetsOf = memoize(({ references, file, address }: ValidFile): readonly string[] => {
  const inFields = references.flatMap(({ kind, value }) => (kind === 'address' ? value : []));
  const hrefs = [...inFields, ...file.links.map(({ url }) => url)];
  return hrefs.map((href) => href.split('#')[0] ?? '').filter((target) => target !== address);
});

export const pagesAreLinked: Rule = {
  category: 'Set links',
  description: 'Every page is linked from another page.',
  rationale: 'Visitors and search engines follow links. Nobody finds a page that nothing links to.',
  check: ({ files, content, brokenAddresses }) => {
    // An unreadable file may link to any of them.
    if (brokenAddresses.size > 0) return [];
    // Hidden pages don't count: their links are not public, and they need none.
    const isPublic = ({ address }: ValidFile) =>
      address === undefined || content.entries.get(address)?.state === 'published';
    const linked = new Set(['/']);
    for (const file of files) {
      const targets = targetsOf(file);
      if (targets.length > 0 && isPublic(file)) for (const target of targets) linked.add(target);
    }
    return files.flatMap((valid) => {
      const { file, collection, address } = valid;
      if (address === undefined || collection === undefined || LISTED.includes(collection)) return [];
      const entry = content.entries.get(address);
      if (linked.has(address) || !isPublic(valid) || (entry && isUnlisted(entry))) return [];
      return diagnosticAtField(file, ['title'], 'value', {
        severity: 'warning',
        code: 'pages-are-linked',
        message: `No page links to ${address}.`,
        suggestion: 'Link to it from a page where readers would look for it, or add it to the footer in site.yaml.',
      });
    });
  },
};
