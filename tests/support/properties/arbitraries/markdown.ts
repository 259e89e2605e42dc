import fc from 'fast-check';
import { ATTEMPTS } from '../canary';
import { anyText, oddCharacter, words } from './words';

const goodAddress = fc.constantFrom(
  '/apps',
  '/',
  '/blog',
  '/apps#top',
  'https://example.com/a_(b)?c=d&e=f#g',
  '[[site.email]]',
);

const oddAddress = fc.constantFrom(
  '/Apps',
  '/apps/',
  '#first',
  '#nowhere',
  '/nowhere',
  'apps',
  '',
  '//evil.test',
  '[[clients]]',
  '<a b>',
  '%00',
  '/%2e%2e/a',
  'HTTPS://EXAMPLE.COM',
  'http://[::1]/',
  'https://tallwind.example/nowhere',
  'https://example.com/[[nobody]]',
  'mailto:hello@tallwind.example',
  'mailto:',
  'mailto:[[site.email]]',
  'tel:+15550100142',
  'tel:',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'java&#10;script:a',
  'data:text/html,<script>',
  'vbscript:a',
  '/media/cover.png',
  '/media/../a',
  '&#x202e;/apps',
  '/blog/page/2',
  '/404',
  '/index',
  '/feed.xml',
  '/sitemap.xml',
  '/apps.md',
  '/solutions/shops#start',
  ...ATTEMPTS,
);

const address = fc.oneof({ weight: 2, arbitrary: goodAddress }, { weight: 1, arbitrary: oddAddress });

const inline = fc.letrec<{ inline: string }>((tie) => {
  const inner = tie('inline');
  return {
    inline: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 20, arbitrary: words(1, 4) },
      inner.map((text) => `*${text}*`),
      inner.map((text) => `**${text}**`),
      inner.map((text) => `~~${text}~~`),
      fc.tuple(fc.constantFrom('`', '``', '```'), anyText).map(([tick, text]) => tick + text + tick),
      { weight: 2, arbitrary: fc.tuple(inner, address).map(([text, url]) => `[${text}](${url})`) },
      fc.tuple(inner, address).map(([text, url]) => `[${text}](${url} "${text}")`),
      fc.tuple(inner, address).map(([text, url]) => `![${text}](${url})`),
      address.map((url) => `<${url}>`),
      address,
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          ...[
            '[^1]',
            '[^2]',
            '[a]',
            '![a]',
            '[a][b]',
            '[[clients]]',
            '[[launch]]',
            '[[nobody]]',
            '\\[[clients]]',
            '[[]]',
          ],
          ...[
            '&amp;',
            '&#7;',
            '&#x202e;',
            '&#xd800;',
            '&nbsp;',
            '&zwj;',
            '&nobody;',
            '&#0;',
            '&#x110000;',
            '&lt;script>',
          ],
          ...[
            '<',
            '<3',
            '{',
            '}',
            '{a}',
            '{/* a note */}',
            '{process.exit()}',
            '{[}',
            '<br/>',
            '<b>a</b>',
            '<p>a</p>',
            '</p>',
          ],
          ...[
            '<Callout>a</Callout>',
            '<Callout title="a" />',
            '<callout>a</callout>',
            '<Summary>',
            '<a href="/apps">a</a>',
          ],
          ...['<Callout {...process.env}>a</Callout>', '<Callout title={1}>a</Callout>', '<script>alert(1)</script>'],
          ...[
            '<a.b/>',
            '<>a</>',
            '<!-- a -->',
            '<img src=x onerror=alert(1)>',
            '\\',
            '\\\n',
            '  \n',
            '*',
            '_',
            '`',
            '[',
            ']',
            '|',
          ],
          ...['a@example.com', 'www.example.com', 'TODO', 'the the', '“a"', '10,000+', '3-6 months', 'lorem ipsum'],
          ...['<meta http-equiv="refresh" content="0">', '<svg><title>a</title></svg>', '<form>', '<style>a{}</style>'],
        ),
      },
      oddCharacter,
      { weight: 2, arbitrary: fc.array(inner, { minLength: 2, maxLength: 4 }).map((all) => all.join(' ')) },
    ),
  };
}).inline;

const indented = (text: string, by: string) => text.replace(/^/gm, by);

const block = fc.letrec<{ block: string }>((tie) => {
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((all) => all.join('\n\n'));
  const cells = fc.array(fc.array(inline, { maxLength: 3 }), { minLength: 1, maxLength: 3 });
  return {
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 4, arbitrary: inline },
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.integer({ min: 1, max: 7 }), inline)
          .map(([level, text]) => `${'#'.repeat(level)} ${text}`),
      },
      fc.tuple(inline, fc.constantFrom('===', '---', '-')).map((lines) => lines.join('\n')),
      fc
        .tuple(fc.constantFrom('- ', '* ', '1. ', '7) ', '- [ ] ', '-\t'), blocks)
        .map(([sign, text]) => sign + indented(text, '  ').trimStart()),
      fc.array(inline, { minLength: 2, maxLength: 3 }).map((all) => all.map((text) => `- ${text}`).join('\n')),
      blocks.map((text) => indented(text, '> ')),
      cells.map(([head = [], ...rows]) =>
        [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'),
      ),
      fc
        .tuple(fc.constantFrom('```', '~~~', '````', '``` js', '```diff {1}'), anyText)
        .map(([fence, text]) => `${fence}\n${text}\n${fence.slice(0, 3)}`),
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom('Callout', 'Summary', 'Nobody', 'div', 'details'), blocks)
          .map(([name, text]) => `<${name}>\n\n${text}\n\n</${name}>`),
      },
      fc.tuple(inline, blocks).map(([title, text]) => `<Callout title="${title}">\n\n${text}\n\n</Callout>`),
      inline.map((text) => `[^1]: ${text}`),
      address.map((url) => `[a]: ${url}`),
      fc.constantFrom(
        '---',
        '***',
        '___',
        '<Callout>',
        '</Callout>',
        '{',
        '}',
        '    code',
        '\tcode',
        '<!-- a -->',
        '{/* a */}',
        '> ',
        '-',
        'import fs from "node:fs"',
        'export const a = 1',
        'import the till first',
        '<<<<<<< HEAD',
        '=======',
        '[^2]: ',
        '# ',
        'title: a\ndate: b\n---',
        '| a | b |',
        '|-|',
        '<details><summary>a</summary>',
        '{`',
        '```',
        '<Callout\ntitle="a"\n>',
        ...ATTEMPTS,
      ),
      anyText,
    ),
  };
}).block;

/** Markdown with components and everything forbidden in bodies, valid and broken. */
export const markdown = fc
  .tuple(
    fc.array(fc.tuple(block, fc.constantFrom('\n\n', '\n\n', '\n\n', '\n', '')), { minLength: 1, maxLength: 6 }),
    fc.constantFrom('\n', '\n', '\r\n', '\r'),
  )
  .map(([blocks, lineEnd]) => blocks.flat().join('').replaceAll('\n', lineEnd));
