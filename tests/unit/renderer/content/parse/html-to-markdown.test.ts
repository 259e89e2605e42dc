import { expect, test } from 'vitest';
import { edited } from '../../../../../renderer/content/diagnostics/apply-fixes';
import { asMarkdown } from '../../../../../renderer/content/parse/html-to-markdown';
import { parseBody } from '../../../../../renderer/content/parse/parse-body';
import { allNodes } from '../../../../../renderer/content/parse/walk-mdast';

/** A body with its tag in Markdown; undefined if that is ambiguous. */
function inMarkdown(body: string): string | undefined {
  const { tree } = parseBody(body);
  for (const element of allNodes(tree)) {
    if (element.type !== 'mdxJsxFlowElement' && element.type !== 'mdxJsxTextElement') continue;
    const edits = asMarkdown(element, tree, body);
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
])('%j is in Markdown %j', (body, expected) => {
  expect(inMarkdown(body)).toBe(expected);
});
