import type { Image, Nodes } from 'mdast';
import { allNodes } from '../parse/walk-mdast';
import { DARK, namesOfHolders } from '../schema/body-components';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Use pictures and downloads',
  description:
    'A component for a picture shows one, perhaps in a dark version as well, and the caption of the picture has none.',
  rationale: 'A reader sees one picture with its caption: others between the tags would be lost.',
  file: (file) => {
    const holders = namesOfHolders('picture', file.type.site.bodyComponents);
    const figures = allNodes(file.tree).flatMap((node) =>
      node.type === 'mdxJsxFlowElement' && node.name !== null && holders.includes(node.name)
        ? { node, name: node.name, inside: allNodes({ type: 'root', children: [node] }).filter(isPicture) }
        : [],
    );
    const known = new Set(figures.flatMap(({ inside }) => inside));
    return [
      ...figures.flatMap(({ node, name, inside }) => {
        const [first, second] = inside.filter((picture) => !isDark(picture));
        if (second)
          return file.atNode(second, {
            message: `This is the second picture of the <${name}>, and only the first is shown.`,
            suggestion: `Give it a <${name}> of its own. If it is the first in dark colors, say so:   ![](/media/counter-dark.jpg "${DARK}")`,
          });
        if (first) return [];
        return file.atNode(node, {
          message: `There is no picture in this <${name}>.`,
          suggestion: 'Begin it with one:   ![Two people at a counter](/media/counter.jpg)',
        });
      }),
      ...allNodes(file.tree).flatMap((node) => {
        if (!isPicture(node) || !isDark(node) || known.has(node)) return [];
        const [name] = holders;
        return file.atNode(node, {
          message: 'This dark version has no picture beside it.',
          suggestion: name
            ? `Put it into a <${name}>, on the line below the picture that it replaces.`
            : 'Delete it: this site has no component that shows a picture in two versions.',
        });
      }),
    ];
  },
});

function isPicture(node: Nodes): node is Extract<Nodes, { type: 'image' | 'imageReference' }> {
  return node.type === 'image' || node.type === 'imageReference';
}

function isDark(picture: Pick<Image, 'title'> | object): boolean {
  return 'title' in picture && picture.title === DARK;
}
