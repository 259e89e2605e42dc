import type { Image, Nodes } from 'mdast';
import { diagnosticAtNode } from '../parse/locations';
import { allNodes } from '../parse/walk-mdast';
import { DARK } from '../schema/body-components';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Use pictures and downloads',
  description: 'A <Figure> shows one picture, perhaps in a dark version as well, and its caption has none.',
  rationale: 'A reader sees one picture with its caption: others between the tags would be lost.',
  file: ({ valid: { file } }) => {
    const figures = allNodes(file.tree).filter(isFigure);
    const inside = new Map(
      figures.map((figure) => [figure, allNodes({ type: 'root', children: [figure] }).filter(isPicture)]),
    );
    const known = new Set([...inside.values()].flat());
    return [
      ...figures.flatMap((figure) => {
        const [first, second] = inside.get(figure)?.filter((picture) => !isDark(picture)) ?? [];
        if (second)
          return diagnosticAtNode(file, second, {
            message: 'This is the second picture of the <Figure>, and only the first is shown.',
            suggestion: `Give it a <Figure> of its own. If it is the first in dark colors, say so:   ![](/media/counter-dark.jpg "${DARK}")`,
          });
        if (first) return [];
        return diagnosticAtNode(file, figure, {
          message: 'There is no picture in this <Figure>.',
          suggestion: 'Begin it with one:   ![Two people at a counter](/media/counter.jpg)',
        });
      }),
      ...allNodes(file.tree).flatMap((node) => {
        if (!isPicture(node) || !isDark(node) || known.has(node)) return [];
        return diagnosticAtNode(file, node, {
          message: 'This dark version has no picture beside it.',
          suggestion: 'Put it into a <Figure>, on the line below the picture that it replaces.',
        });
      }),
    ];
  },
});

function isFigure(node: Nodes): node is Extract<Nodes, { type: 'mdxJsxFlowElement' }> {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Figure';
}

function isPicture(node: Nodes): node is Extract<Nodes, { type: 'image' | 'imageReference' }> {
  return node.type === 'image' || node.type === 'imageReference';
}

function isDark(picture: Pick<Image, 'title'> | object): boolean {
  return 'title' in picture && picture.title === DARK;
}
