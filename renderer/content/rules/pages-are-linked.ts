import { memoize } from '../../platform/memoize';
import { valueAt } from '../../platform/records';
import type { CheckedFile } from '../checked-file/checked-file';
import { isUnlisted } from '../schema/publication';
import { keysOf } from '../schema/walk-fields';
import { defineRule } from './define-rule';

/** The addresses that a file links to, except its own. */
const targetsOf = memoize(({ links, address }: CheckedFile): readonly string[] =>
  links.map(({ href }) => href.split('#')[0] ?? '').filter((target) => target !== address),
);

export default defineRule({
  category: 'Set links',
  description: 'Every page is linked from another page.',
  rationale:
    'Visitors and search engines follow links. Nobody finds a page that nothing links to. A landing page that only an ad leads to says so: linkedFrom: ads.',
  content: (content) => {
    const files = content.files();
    // An unreadable file may link to any page.
    if (content.brokenAddresses.size > 0) return [];
    // Hidden pages don't count: their links are not public, and nothing needs to link to them.
    const isPublic = ({ address }: CheckedFile) =>
      address === undefined || content.entries.get(address)?.state === 'published';
    const menu = menuOf(files);
    const targets = new Set(['/', ...files.filter(isPublic).flatMap(targetsOf)]);
    return files.flatMap((file) => {
      const entry = content.entries.get(file.address ?? '');
      // Pages of other kinds are listed by the page above.
      if (entry?.file !== file.path || file.kind?.parent !== undefined) return [];
      if (targets.has(entry.address) || entry.state !== 'published' || isUnlisted(entry)) return [];
      // Visitors of a landing page come from elsewhere.
      if (valueAt(entry.data, ['linkedFrom']) !== undefined) return [];
      return file.at(['title'], {
        severity: 'warning',
        message: `No page links to ${entry.address}.`,
        suggestion: `Link to it from a page where readers would look for it, or add it to ${menu}.${keysOf(file.type.schema).includes('linkedFrom') ? ' If only an ad, an email, or something printed leads to it, write   linkedFrom: ads   (or emails, or print).' : ''}`,
      });
    });
  },
});

/** The data file with the most links, where the menus are. */
function menuOf(files: readonly CheckedFile[]): string {
  const linksIn = ({ references }: CheckedFile) => references.filter(({ kind }) => kind === 'address').length;
  const lists = files.filter((file) => file.list !== undefined && linksIn(file) > 0);
  const [most] = lists.toSorted((one, other) => linksIn(other) - linksIn(one));
  return most ? `the menus in ${most.path}` : 'a menu';
}
