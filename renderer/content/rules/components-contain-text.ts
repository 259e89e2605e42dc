import type { Nodes } from 'mdast';
import type { Problem } from '../diagnostics/diagnostic';
import { textOf } from '../parse/headings';
import { allNodes } from '../parse/walk-mdast';
import { componentNamed } from '../schema/body-components';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'A component has text between its tags, unless it shows nothing of that kind.',
  rationale: 'Without it, the page shows an empty box; and a text that no component shows would be lost.',
  file: (file) =>
    allNodes(file.tree).flatMap((node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
      const component = componentNamed(node.name, file.type.site.bodyComponents);
      const isEmpty = textOf(node).trim() === '' && !holdsPicture(node);
      if (!component || isEmpty === (component.holds === 'nothing')) return [];
      return file.atNode(node, isEmpty ? withoutText(node.name) : withLostText(node.name));
    }),
});

const withoutText = (name: string | null): Problem => ({
  message: `There is no text in this <${name}>.`,
  suggestion: `Write it like this:   <${name}>What it says.</${name}>`,
});

const withLostText = (name: string | null): Problem => ({
  message: `A <${name}> shows nothing that is between its tags.`,
  suggestion: `Put the text below it, and write it like this:   <${name} />`,
});

function holdsPicture(node: Nodes): boolean {
  if (node.type === 'image' || node.type === 'imageReference') return true;
  return 'children' in node && node.children.some(holdsPicture);
}
