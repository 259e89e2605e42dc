import fc from 'fast-check';
import { articleText } from '../../article-text';
import { words } from './words';

/** A valid article for the site in tests/support/outputs-content.ts. */

const sentence = words(2, 6).map((text) => `${text}.`);

/** Code may contain any readable text except a fence of six backticks or tildes. */
const code = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<script>alert(1)</script>',
        '{process.exit()}',
        '[[nobody]]',
        '---',
        'the the',
        'TODO lorem ipsum',
        '"a” \'b’',
        '99%',
        '```',
        '~~~',
        '&#7;',
        '<Callout>',
        'import a from "b"',
        '\\',
        '\t',
        '# a',
        '| a',
        '[^1]',
        '[a](javascript:b)',
        '<!-- a -->',
        '{/* a',
        '$' + '{a}',
        'title: a: b',
        '10,000+',
        'x'.repeat(300),
      ),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((lines) => lines.join('\n'));

const inlineCode = fc.constantFrom(
  ...['`a`', '`{a}`', '`<b>`', '`` ` ``', '`[[nobody]]`', '`\\`', '`&#7;`', '`a | b`', '`the the`', '`/nowhere`'],
);

const part = fc.oneof(
  { weight: 4, arbitrary: words(1, 4) },
  words(1, 2).map((text) => `*${text}*`),
  words(1, 2).map((text) => `**${text}**`),
  words(2, 3).map((text) => `[${text}](/apps)`),
  words(2, 3).map((text) => `[${text}](https://example.com/a_(b)?c=d&e=%20#g "${text}")`),
  inlineCode,
  fc.constantFrom('\\<', '\\{', '&amp;', '&lt;', '\\*', '\\[[a]]', '{/* a note */}', 'a\u00a0b', '[[launch]]'),
);

const paragraph = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => `${parts.join(', ')}.`);

const conflict = '``````diff\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> c\n``````';

const block = fc.oneof(
  fc.constant(conflict),
  { weight: 3, arbitrary: paragraph },
  fc.array(paragraph, { minLength: 1, maxLength: 3 }).map((all) => all.map((text) => `- ${text}`).join('\n')),
  fc
    .array(paragraph, { minLength: 1, maxLength: 3 })
    .map((all) => all.map((text, index) => `${index + 1}. ${text}`).join('\n')),
  paragraph.map((text) => `> ${text}`),
  fc
    .array(fc.tuple(words(1, 2), words(1, 2)), { minLength: 1, maxLength: 3 })
    .map((rows) => ['| Shop | Answer |', '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')),
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('``````', '~~~~~~', '`````` js', '``````diff'), code)
      .map(([fence, text]) => `${fence}\n${text}\n${fence.slice(0, 6)}`),
  },
  fc.tuple(words(1, 3), paragraph).map(([title, text]) => `<Callout title="${title}">\n\n${text}\n\n</Callout>`),
  paragraph.map((text) => `<Summary>\n\n${text}\n\n</Summary>`),
);

const section = fc.tuple(words(2, 4), fc.array(block, { minLength: 1, maxLength: 3 }));

/** A text after its key, in one of YAML's styles. */
const field = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(
      text,
      fc.constantFrom<(value: string) => string>(
        (value) => value,
        (value) => `"${value}"`,
        (value) => `'${value}'`,
        (value) => `>-\n  ${value}`,
        (value) => `|-\n  ${value}`,
        (value) => `${value} # a note`,
      ),
    )
    .map(([value, write]) => write(value));

/** The text of the file blog/an-article.mdx. */
export const validArticle = fc
  .tuple(
    fc.record({
      heading: field(words(1, 4).map((text) => `Opening ${text}`)),
      excerpt: field(sentence),
    }),
    // The anchor of a heading consists of its letters, so headings with the same letters have the same anchor.
    fc.uniqueArray(section, { maxLength: 4, selector: ([heading]) => heading.replace(/[^\p{L}]/gu, '') }),
    fc.constantFrom('\n', '\r\n'),
    fc.constantFrom('', '\ufeff'),
    fc.constantFrom('', '\n', '\n\n\n'),
  )
  .map(([{ heading, excerpt }, sections, lineEnd, start, end]) => {
    const body = sections
      .map(([title, blocks], index) => [`## ${title} ${'ABCD'[index]}`, ...blocks].join('\n\n'))
      .join('\n\n');
    const article = articleText({
      title: 'An article for feeds',
      description:
        'An article with a remark, a link and a sign that XML and HTML mind, for the tests of what is found.',
      name: 'An article',
      heading,
      excerpt,
      body: `First words.\n\n${body}`,
    }).replace(/\n$/, end);
    return start + article.replaceAll('\n', lineEnd);
  });
