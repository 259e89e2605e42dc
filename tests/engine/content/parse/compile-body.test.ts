import { expect, test } from 'vitest';
import { treeCompiler, withoutPositions } from '../../../../renderer/content/parse/compile-body';
import { parseBody } from '../../../../renderer/content/parse/parse-body';
import { allNodes } from '../../../../renderer/content/parse/walk-mdast';
import { checkedContentOf } from '../../../support/checked-content';

const BODY = `See [a page](/apps), [another](/solutions/shops "In [[launch]]"), and ![a till in [[launch]]](/media/till.webp) ![](/media/dot.webp).

<Callout title="Mind the drawer in [[launch]]">

- It opens in [[launch]].

</Callout>
`;

test('a body is compiled with its tokens filled in, without changing the tree for rules', async () => {
  const graph = await checkedContentOf();
  const { tree } = parseBody(BODY);
  const before = structuredClone(tree);
  const copy = withoutPositions(tree);
  expect(allNodes(copy).filter(({ position }) => position)).toEqual([]);
  const code = await treeCompiler(graph.content.token, {})(copy, { body: BODY, file: 'pages/a.mdx' });
  expect(code).toContain('It opens in 3-6 months.');
  expect(code).toContain('title: "Mind the drawer in 3-6 months"');
  expect(code).toContain('title: "In 3-6 months"');
  expect(code).toContain('alt: "a till in 3-6 months"');
  expect(tree).toEqual(before);
});
