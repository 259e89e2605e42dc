import { atNode, nodesOf } from './each-node';
import type { Rule } from './rule';

const SAFE = /^(?:https?:|mailto:|tel:|[/#])/;

export const linksAreSafe: Rule = {
  task: 'Set links',
  demand:
    'A link leads to a page of this site, to an anchor, or to an address that begins with https://, http://, mailto: or tel:.',
  why: "Addresses such as javascript: run code in the visitor's browser.",
  check: ({ files }) =>
    files.flatMap(({ file }) =>
      nodesOf(file.tree).flatMap((node) => {
        if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return [];
        if (SAFE.test(node.url)) return [];
        return atNode(file, node, {
          code: 'links-are-safe',
          message: `A link leads to a page (/contact), an anchor (#form), https://, mailto: or tel:, but found "${node.url}".`,
          suggestion: 'Begin the address with / for a page of this site, or with https:// for another site.',
        });
      }),
    ),
};
