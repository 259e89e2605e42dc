import { visit } from 'unist-util-visit';
import { eachField } from '../schema/walk';
import { atField } from '../steps/parse';
import type { Rule } from './rule';

/** Kinds whose pages a list of the site leads to by itself. */
const LISTED = ['article', 'release', 'opening', 'hub', 'solution'];

/** Every page is linked from another one; what nothing leads to, nobody finds. */
export const pagesAreLinked: Rule = ({ files, brokenAddresses }) => {
  // A file that can't be read may link to any of them.
  if (brokenAddresses.size > 0) return [];
  const linked = new Set(['/']);
  for (const { schema, data, file, address } of files) {
    const add = (href: string) => {
      const target = href.split('#')[0] ?? '';
      if (target !== address) linked.add(target);
    };
    for (const { value, schema: fieldSchema } of eachField(schema, data)) {
      if (typeof value === 'string' && fieldSchema.meta()?.refersTo === 'address') add(value);
    }
    visit(file.tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') add(node.url);
    });
  }
  return files.flatMap(({ file, collection, address }) => {
    if (address === undefined || collection === undefined || LISTED.includes(collection) || linked.has(address))
      return [];
    const orphan = atField(file, ['title'], 'value', {
      code: 'pages-are-linked',
      message: `No page links to ${address}.`,
      suggestion: 'Link to it from a page where readers would look for it, or add it to the footer in site.yaml.',
    });
    return { ...orphan, severity: 'warning' as const };
  });
};
