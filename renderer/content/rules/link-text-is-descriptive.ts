import type { Nodes } from 'mdast';
import { diagnosticAtNode } from '../parse/locations';
import { allNodes } from '../parse/walk-mdast';
import type { Rule } from './rule';

const EMPTY_WORDS = /^(?:click here|click|here|this|this page|this link|link|read more|more|learn more)\.?$/i;

/** The text of a node for screen readers: its letters and alternative texts. */
function wordsOf(node: Nodes): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

export default {
  category: 'Set links',
  description: 'The words of a link say where it leads.',
  rationale:
    'Many people read only the links of a page, and screen readers list them without the sentence around them (WCAG 2.4.9). A list of ten links that all say "Click here" is no help.',
  checkFile: ({ file }) =>
    allNodes(file.tree).flatMap((node) => {
      if (node.type !== 'link') return [];
      const words = wordsOf(node).trim();
      if (words !== '' && !EMPTY_WORDS.test(words)) return [];
      return diagnosticAtNode(file, node, {
        message: words === '' ? 'This link has no words.' : `"${words}" does not say where the link leads.`,
        found: words,
        suggestion: 'Link the words that name the page, such as [our privacy policy](/privacy).',
      });
    }),
} satisfies Rule;
