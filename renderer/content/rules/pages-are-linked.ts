import type { ValidFile } from '../steps/link';
import { atField } from '../steps/places';
import type { Rule } from './rule';

/** Kinds whose pages a list of the site leads to by itself. */
const LISTED = ['article', 'release', 'opening', 'hub', 'solution'];

export const pagesAreLinked: Rule = {
  task: 'Set links',
  demand: 'Every page is linked from another one.',
  why: 'Visitors and search engines follow links. What nothing leads to, nobody finds.',
  check: ({ files, content, brokenAddresses }) => {
    // A file that can't be read may link to any of them.
    if (brokenAddresses.size > 0) return [];
    // The public site has no link of a hidden page, and needs none to it.
    const isPublic = ({ address }: ValidFile) =>
      address === undefined || content.entries.get(address)?.state === 'published';
    const linked = new Set(['/']);
    for (const { references, file, address } of files.filter(isPublic)) {
      const add = (href: string) => {
        const target = href.split('#')[0] ?? '';
        if (target !== address) linked.add(target);
      };
      for (const { kind, value } of references) if (kind === 'address') add(value);
      for (const { url } of file.links) add(url);
    }
    return files.filter(isPublic).flatMap(({ file, collection, address }) => {
      if (address === undefined || collection === undefined || LISTED.includes(collection) || linked.has(address))
        return [];
      const orphan = atField(file, ['title'], 'value', {
        code: 'pages-are-linked',
        message: `No page links to ${address}.`,
        suggestion: 'Link to it from a page where readers would look for it, or add it to the footer in site.yaml.',
      });
      return { ...orphan, severity: 'warning' as const };
    });
  },
};
