import { memoize } from '../../platform/memoize';
import { valueAt } from '../../platform/records';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import { isUnlisted } from '../schema/publication';
import { keysOf } from '../schema/walk-fields';
import { defineRule } from './define-rule';

/** The addresses that a file links to, except its own. */
const targetsOf = memoize(({ references, file, address }: ValidFile): readonly string[] => {
  const inFields = references.flatMap(({ kind, value }) => (kind === 'address' ? value : []));
  const hrefs = [...inFields, ...file.links.map(({ url }) => url)];
  return hrefs.map((href) => href.split('#')[0] ?? '').filter((target) => target !== address);
});

export default defineRule({
  category: 'Set links',
  description: 'Every page is linked from another page.',
  rationale:
    'Visitors and search engines follow links. Nobody finds a page that nothing links to. A landing page that only an ad leads to says so: linkedFrom: ads.',
  content: ({ linked }) => {
    const { files, content, brokenAddresses } = linked;
    // An unreadable file may link to any page.
    if (brokenAddresses.size > 0) return [];
    // Hidden pages don't count: their links are not public, and nothing needs to link to them.
    const isPublic = ({ address }: ValidFile) =>
      address === undefined || content.entries.get(address)?.state === 'published';
    const menu = menuOf(files);
    const targets = new Set(['/', ...files.filter(isPublic).flatMap(targetsOf)]);
    return files.flatMap(({ file, kind, schema, address = '' }) => {
      const entry = content.entries.get(address);
      // Pages of other kinds are listed by the page above.
      if (entry?.file !== file.path || kind?.parent !== undefined) return [];
      if (targets.has(entry.address) || entry.state !== 'published' || isUnlisted(entry)) return [];
      // Visitors of a landing page come from elsewhere.
      if (valueAt(entry.data, ['linkedFrom']) !== undefined) return [];
      return diagnosticAtField(file, ['title'], 'value', {
        severity: 'warning',
        message: `No page links to ${entry.address}.`,
        suggestion: `Link to it from a page where readers would look for it, or add it to ${menu}.${keysOf(schema).includes('linkedFrom') ? ' If only an ad, an email, or something printed leads to it, write   linkedFrom: ads   (or emails, or print).' : ''}`,
      });
    });
  },
});

/** The data file with the most links, where the menus are. */
function menuOf(files: readonly ValidFile[]): string {
  const linksIn = ({ references }: ValidFile) => references.filter(({ kind }) => kind === 'address').length;
  const lists = files.filter((file) => file.list !== undefined && linksIn(file) > 0);
  const [most] = lists.toSorted((one, other) => linksIn(other) - linksIn(one));
  return most ? `the menus in ${most.file.path}` : 'a menu';
}
