import * as z from 'zod';
import { memoize } from '../../platform/memoize';
import { valueAt } from '../../platform/records';
import type { CheckedFile } from '../checked-file/checked-file';
import { isUnlisted } from '../schema/publication';
import { schemaAt } from '../schema/walk-fields';
import { defineRule } from './define-rule';

/** The addresses that a file links to, except its own. */
const targetsOf = memoize(({ links, address }: CheckedFile): readonly string[] =>
  links.map(({ href }) => href.split('#')[0] ?? '').filter((target) => target !== address),
);

export default defineRule({
  category: 'Set links',
  description: 'Every page is linked from another page.',
  rationale:
    'Visitors and search engines follow links. Nobody finds a page that nothing links to. A landing page, to which only an ad leads, says so in a field.',
  afterErrors: true,
  content: (content) => {
    const files = content.files();
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
      const { linkedFrom } = file.kind ?? {};
      if (linkedFrom !== undefined && valueAt(entry.data, [linkedFrom]) !== undefined) return [];
      return file.at(['title'], {
        severity: 'warning',
        message: `No page links to ${entry.address}.`,
        suggestion: `Link to it from a page where readers would look for it, or add it to ${menu}.${elsewhere(linkedFrom, file)}`,
      });
    });
  },
});

/** What to write for visitors from elsewhere, if pages of the kind have a field for it. */
function elsewhere(field: string | undefined, { type, data }: CheckedFile): string {
  const schema = field === undefined ? undefined : schemaAt(type.schema, data, [field]);
  const [first, ...others] = schema instanceof z.ZodEnum ? schema.options : [];
  if (first === undefined) return '';
  const more = others.length > 0 ? `   (${others.map((each) => `or ${each}`).join(', ')})` : '';
  return ` If its visitors come from elsewhere, write   ${field}: ${first}${more}.`;
}

/** The data file with the most links, where the menus are. */
function menuOf(files: readonly CheckedFile[]): string {
  const linksIn = ({ references }: CheckedFile) => references.filter(({ kind }) => kind === 'address').length;
  const lists = files.filter((file) => file.list !== undefined && linksIn(file) > 0);
  const [most] = lists.toSorted((one, other) => linksIn(other) - linksIn(one));
  return most ? `the menus in ${most.path}` : 'a menu';
}
