import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bodyComponents } from '../../../components/model/body-components';
import { drawnBody } from '../../../components/ui/body-components';
import { Callout as FullCallout } from '../../../components/ui/callout';
import { bodyCompiler } from '../../../renderer/html/compile-mdx';
import { parseHtml } from '../../../renderer/html/parse-html';
import { ContentProvider } from '../../../renderer/react/content-context';
import { checkedContentOf } from '../../support/checked-content';
import { contentOf } from '../../support/content-of';
import { validContent } from '../../support/load-cached';
import { loadContent } from '../../support/load-content';
import { entryAt } from '../../support/outputs-content';
import { BASE } from '../../support/site';

function Callout({ title, children }: { title?: string; children?: ReactNode }) {
  return <aside title={title}>{children}</aside>;
}

async function htmlOf(body: string, components: MDXComponents = { Callout }): Promise<string> {
  const text = readFileSync(join(BASE, 'solutions/shops/tills.mdx'), 'utf8');
  const file = `${text.slice(0, text.indexOf('\n---\n') + 5)}\n${body}\n`;
  const content = await validContent(contentOf({ 'solutions/shops/tills.mdx': file }));
  const Body = await bodyCompiler(content.token, bodyComponents)(entryAt(content, '/solutions/tills'));
  return renderToStaticMarkup(<Body components={components} />);
}

test('headings get the anchors for links', async () => {
  expect(await htmlOf('## It adds up\n\n### Twice\n\n## It adds up!')).toBe(
    '<h2 id="it-adds-up">It adds up</h2>\n<h3 id="twice">Twice</h3>\n<h2 id="it-adds-up-1">It adds up!</h2>',
  );
});

test('a code example, which may be wider than the page, can be focused', async () => {
  expect(await htmlOf('```sh\nnpm start\n```', drawnBody)).toContain('<pre tabindex="0"><code');
});

test('claims, tables and components are rendered', async () => {
  expect(await htmlOf('It takes [[launch]].')).toBe('<p>It takes 3-6 months.</p>');
  expect(await htmlOf('| a |\n| - |\n| b |')).toContain('<td>b</td>');
  expect(await htmlOf('<Callout>\n\nMind *this*.\n\n</Callout>')).toBe('<aside><p>Mind <em>this</em>.</p></aside>');
});

const CALLOUT = /<aside role="note"[^>]*><p data-md="title">(.*)<\/p><div>(.*)<\/div><\/aside>/s;

test.each([
  ['> [!NOTE]\n> It adds *up*.', 'Note', '<p>It adds <em>up</em>.</p>'],
  ['> [!tip]\n>\n> It adds.\n>\n> - Up', 'Tip', '<p>It adds.</p><ul>\n<li>Up</li>\n</ul>'],
  ['> [!IMPORTANT]\\\n> It adds up.', 'Important', '<p>It adds up.</p>'],
  ['> [!WARNING] Mind the drawer\n> It opens.', 'Mind the drawer', '<p>It opens.</p>'],
  ['> [!CAUTION]\n> **It** opens.', 'Caution', '<p><strong>It</strong> opens.</p>'],
  ['- A till\n\n  > [!NOTE]\n  > It adds up.', 'Note', '<p>It adds up.</p>'],
])('a GitHub alert is a callout: %j', async (body, title, text) => {
  const { content } = await checkedContentOf();
  const withContent: MDXComponents = {
    Callout: (props) => (
      <ContentProvider content={content}>
        <FullCallout {...props} />
      </ContentProvider>
    ),
  };
  const [, shownTitle, shownText] = CALLOUT.exec(await htmlOf(body, withContent)) ?? [];
  expect(shownTitle).toBe(title);
  expect(shownText).toBe(text);
});

test('a quotation that only looks like an alert remains a quotation', async () => {
  expect(await htmlOf('> [a note](/apps)')).toContain('<blockquote>');
});

test.each([
  [
    '- [ ] Order *it*',
    '<li class="task-list-item"><label><input type="checkbox" disabled=""/> Order <em>it</em></label></li>',
  ],
  ['1. [x] Order', '<label><input type="checkbox" disabled="" checked=""/> Order</label>'],
  ['- [ ] Order\n  - [x] Pay', '<label><input type="checkbox" disabled="" checked=""/> Pay</label></li>\n</ul>\n</li>'],
  ['- [ ] Order\n\n  It comes.', '<p><label><input type="checkbox" disabled=""/> Order</label></p>\n<p>It comes.</p>'],
])('a checkbox is labeled by its words: %j', async (body, html) => {
  expect(await htmlOf(body)).toContain(html);
});

test('table cells are aligned without a style attribute, which the site’s policy forbids', async () => {
  const html = await htmlOf('| a | b | c |\n| :- | :-: | -: |\n| d | e | f |');
  expect(html).toContain('<td data-align="left">d</td><td data-align="center">e</td><td data-align="right">f</td>');
  expect(html).not.toContain('style=');
});

test.each([
  ['| a | b |\n| - | - |\n| Words | [A page](/apps) |', true],
  ['| a | b |\n| - | - |\n| Words | See [a page](/apps) |', false],
  ['- [A page](/apps)\n- **[Another](/apps)**\n- [A third](/apps)\n  - Words', true],
  ['- [A page](/apps), [another](/apps)', false],
  ['[A page](/apps)', true],
  ['Here is **[a page](/apps)**', false],
])(
  'a link without other words in its block is marked, so that it can be large enough to touch: %j',
  async (body, isAlone) => {
    const links = parseHtml(await htmlOf(body)).querySelectorAll('a');
    expect(links).not.toEqual([]);
    expect(links.map((link) => link.hasAttribute('data-alone'))).toEqual(links.map(() => isAlone));
  },
);

test('claims are filled in everywhere, including titles, alternative texts, and properties', async () => {
  expect(await htmlOf('See [a page](/solutions/shops "In [[launch]]").')).toContain('title="In 3-6 months"');
  expect(await htmlOf('<Callout title="In [[launch]]">\n\nMind.\n\n</Callout>')).toContain('title="In 3-6 months"');
  const content = await validContent(contentOf());
  const Picture = await bodyCompiler(
    content.token,
    bodyComponents,
  )({
    body: '![Done in [[launch]]](/media/till.webp)',
    file: 'tills.mdx',
  });
  expect(renderToStaticMarkup(<Picture />)).toContain('alt="Done in 3-6 months"');
});

test.each(['https://shop.example', 'www.shop.example', 'us@shop.example', 'us&#64;shop.example', 'www\\.shop.example'])(
  'the bare address %s becomes a link',
  async (address) => {
    expect(await htmlOf(`See ${address} for more.`)).toContain('<a href="');
  },
);

test.each([
  '<Callout>Two apples.</Callout>',
  'Two apples.\n<Callout>\n  Three pears.\n</Callout>\nFive pieces.',
  '<Callout>Two apples.</Callout>\n<Callout>Three pears.</Callout> {/* a note */}',
  '- Two <Callout>apples</Callout>\n- <Callout>Three pears.</Callout>',
  '1. Two apples.\n\n   <Callout>\n   ## A heading\n\n   | a |\n   | - |\n   | b |\n   </Callout>',
  '> <Callout>Two <Callout>apples</Callout></Callout>',
])('a component that passes the check is never in a paragraph: %j', async (body) => {
  const html = await htmlOf(body);
  expect(html).toContain('<aside>');
  expect(html).not.toMatch(/<(p|h\d|td|a|em)\b[^>]*>(?:(?!<\/\1>)[\s\S])*<aside>/);
});

test('escaped braces and less-than signs are text', async () => {
  expect(await htmlOf('1 \\< 2 and \\{no code}')).toBe('<p>1 &lt; 2 and {no code}</p>');
});

test.each([
  'import your contacts first, then send the offer.',
  'import contacts from "Outlook" first.',
  'import all of them\nfrom your old shop.',
  'import "Contacts" and "Orders" first.',
  'import \\{name} fields.',
  'export your list as a table.',
  'export default settings first, then your own.',
  'export class lists to a file.',
  'export the function keys, the classes and the types of your tills.',
  'export',
  'import',
])('the paragraph %j is text on the page', async (paragraph) => {
  const shown = paragraph.replaceAll('"', '&quot;').replaceAll('\\', '');
  expect(await htmlOf(`Before.\n\n${paragraph}\n\nAfter.`)).toBe(`<p>Before.</p>\n<p>${shown}</p>\n<p>After.</p>`);
});

test.each([
  'import fs from "node:fs"',
  "import fs, { rm } from 'node:fs';",
  "import * as fs from 'node:fs'",
  "import 'node:fs'",
  'import {\n  rm,\n} from "node:fs"',
  'export const x = process.exit()',
  'export let { x } = process',
  'export default function run() {}',
  'export default () => process.exit()',
  'export default process.exit()',
  'export async function run() {\n\n  process.exit();\n}',
  'export class Run {}',
  'export { x } from "node:fs"',
  'export * from "node:fs"',
])('the code %j is rejected at its line', async (code) => {
  const text = readFileSync(join(BASE, 'solutions/shops/tills.mdx'), 'utf8');
  const { diagnostics } = await loadContent(contentOf({ 'solutions/shops/tills.mdx': `${text}\n${code}\n` }));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code: rule, line, column }) => [rule, line, column])).toEqual([['mdx-is-safe', 44, 1]]);
});
