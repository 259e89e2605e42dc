import { expect, test } from 'vitest';
import { edited } from '../../../../renderer/content/diagnostics/apply-fixes';
import { asMarkdown } from '../../../../renderer/content/parse/html-to-markdown';
import { parseBody } from '../../../../renderer/content/parse/parse-body';
import { allNodes } from '../../../../renderer/content/parse/walk-mdast';

/** A body with its tag converted to Markdown; undefined if that is ambiguous. */
function inMarkdown(body: string): string | undefined {
  const { tree } = parseBody(body);
  for (const element of allNodes(tree)) {
    if (element.type !== 'mdxJsxFlowElement' && element.type !== 'mdxJsxTextElement') continue;
    const parent = allNodes(tree).find(
      (node) => 'children' in node && node.children.some((child) => child === element),
    );
    const edits = asMarkdown(element, parent ?? tree, body);
    return edits && edited(body, edits);
  }
  throw new Error('The body has no tag');
}

test.each([
  ['It is <b>"so"</b>.', 'It is **"so"**.'],
  ['It is un<b>believ</b>able.', 'It is un**believ**able.'],
  ['It is un<b>"believ</b>able.', undefined],
  ['It is un<b>believ"</b>able.', undefined],
  ['It is <b> so</b>.', undefined],
  ['It is <b></b>.', undefined],
  ['<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
  ['Buy <ul><li>one</li></ul>', undefined],
  ['<ul>One<li>Two</li></ul>', undefined],
  ['<ul>{/* nothing */}</ul>', undefined],
  ['<ul><li>1. One</li></ul>', undefined],
  ['<ul><li>One</li><li>2</li></ul>', undefined],
  ['<ul>\n<li> One </li>\n</ul>', '- One'],
  ['<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
  ['It is un<b>"so"</b> there.', undefined],
  ['It is <b>"so"</b>there.', undefined],
  ['It is <b>[so](/a) there</b>.', 'It is **[so](/a) there**.'],
  ['One <br /> two.', 'One\\\ntwo.'],
  ['One<br />\r\ntwo.', 'One\\\r\ntwo.'],
  ['One<br />2. Two.', undefined],
  ['One<br />two\n---', undefined],
  ['<br />two.', undefined],
  ['<h2>One</h2>  ', '## One  '],
  ['<h2>One</h2> two', undefined],
  ['One <h2>two</h2>', undefined],
  ['<h2># One</h2>', undefined],
  ['See <a href="https://a.example">one</a>.', 'See [one](https://a.example).'],
  ['See <a class="b" href="https://a.example">one</a>.', 'See [one](https://a.example).'],
  ['See <a href="https://a.example">[one]</a>.', undefined],
  ['See <a href="/a">one</a>.', undefined],
  ['See <a>one</a>.', undefined],
  ['See <u href="https://a.example">one</u>.', undefined],
])('%j becomes %j in Markdown', (body, expected) => {
  expect(inMarkdown(body)).toBe(expected);
});
