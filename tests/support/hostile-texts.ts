/** Generates a text of about this many characters. */
export type Hostile = (length: number) => string;

/** A text that repeats the same part. */
const again =
  (part: string): Hostile =>
  (length) =>
    part.repeat(Math.ceil(length / part.length));

/** A text with a different part each time. */
const series =
  (part: (index: number) => string): Hostile =>
  (length) => {
    let text = '';
    for (let index = 0; text.length < length; index += 1) text += part(index);
    return text;
  };

const inside =
  (open: string, close: string): Hostile =>
  (length) => {
    const count = Math.ceil(length / (open.length + close.length));
    return open.repeat(count) + close.repeat(count);
  };

/** Bodies that are slow if a step is quadratic, or overflow the stack if it is recursive. */
export const hostileBodies: Record<string, Hostile> = {
  'one paragraph': again('The counter is open, and a person answers. '),
  'short paragraphs': again('Open.\n\n'),
  'short lines': again('a\n'),
  'blank lines': again('\n'),
  'one long word': again('a'),
  'longer and longer words': series((index) => `${'ab'.repeat(index + 2)} `),
  'words of no dictionary': series((index) => `${index.toString(26).replaceAll(/\d/g, 'q')}qxzv `),
  'headings of long words': series((index) => `## ${'ab'.repeat(200 + index)}\n\n`),
  'a link to a long anchor': (length) => `## ${'ab'.repeat(length / 4)}\n\n[words](#${'ab'.repeat(length / 4)}c)\n`,
  'a token of a long name': (length) => `[[${'ab'.repeat(length / 2)}]]\n`,
  'a tag of a long name': (length) => `<A${'ab'.repeat(length / 4)}>a</A${'ab'.repeat(length / 4)}>\n`,
  spaces: (length) => `a${' '.repeat(length)}b`,
  tabs: again('\t'),
  'opening brackets': again('['),
  'closing brackets': again(']'),
  'pictures in pictures': inside('![', '](/a)'),
  'links in links': inside('[a](/b) [', ']'),
  'links without end': again('[a]('),
  links: again('[words](/contact) '),
  'links, each on a line': again('[words](/contact)\n\n'),
  'ends of links': again('a](/b) '),
  'an opening bracket before ends of links': (length) => `[${'a](/b) '.repeat(length / 7)}`,
  'pictures without an address': again('![a '),
  'brackets and parentheses the wrong way around': again('(a)[/b '),
  'odd spaces behind hashes': again('##\u00a0a\n'),
  'odd spaces behind brackets': again('[a]\u00a0'),
  'an odd space behind many signs': (length) => `[a]\u00a0${'a'.repeat(length)}`,
  'words of two scripts': again('a\u0430'),
  'Greek letters before Latin ones': again('\u03b1a'),
  'wide letters': again('\uff21'),
  underscores: again('_a '),
  'underscores and stars': again('_a b'),
  'entities without a semicolon': again('&nbsp'),
  'numbers of characters': again('&#1'),
  'backslashes in addresses': again('https://a.example/\\'),
  'brackets in an address': (length) => `https://a.example/${']'.repeat(length)}`,
  'an address of parts in brackets': (length) => `https://a.example/${'[a]'.repeat(length / 3)}`,
  'table rows with bars in links': (length) => `|a|b|\n|-|-|\n${'|[a|b](/c)|d|\n'.repeat(Math.ceil(length / 14))}`,
  'a table row of bars in links': (length) => `|a|b|\n|-|-|\n|${'[a|b](/c)|'.repeat(Math.ceil(length / 10))}\n`,
  'numbers at the beginnings of lines': series((index) => `a\n${index + 2}. a\n`),
  'lists that begin with any number': series((index) => `${index * 2 + 5}. a\n\nb\n\n`),
  'indented lines': again('a\n\n    b\n\n'),
  'links without a target': again('[a] (/b) '),
  'mail links of many parameters': again(`[a](mailto:a@b.example?cc=${'bcc='.repeat(40)}=)\n\n`),
  'addresses in addresses': (length) => `[a](${'https://'.repeat(length / 8)}x)`,
  'bare addresses': again('https://a.example/ '),
  'bare e-mail addresses': again('a@b.example '),
  'bare addresses in brackets': again('(www.a.example) '),
  'at signs': again('a@'),
  stars: again('a*'),
  'stars and lines': again('*a_ '),
  'bold without end': again('**a '),
  'runs of backticks': series((index) => `${'`'.repeat((index % 300) + 1)} `),
  'runs of tildes': series((index) => `${'~'.repeat((index % 300) + 1)} `),
  'fences without end': again('```\n'),
  'angle brackets': again('< '),
  'a component of many properties': (length) => `<Callout\n${' a="b"\n'.repeat(length / 7)}>\n\na\n\n</Callout>`,
  'properties of escapes': (length) => `<Callout\n${' a="&#7;"\n'.repeat(length / 10)}>\n\na\n\n</Callout>`,
  'properties without an end of their direction': (length) =>
    `<Callout\n${' a="\u2066"\n'.repeat(length / 7)}>\n\na\n\n</Callout>`,
  components: again('<Callout>\n\na\n\n</Callout>\n\n'),
  'components in components': inside('<Callout>\n\n', '\n\n</Callout>'),
  'braces without end': again('{a '),
  comments: again('{/* a */}\n\n'),
  'a comment without end': (length) => `{/*${'a }\n\n'.repeat(Math.ceil(length / 5))}`,
  'code in braces': (length) => `{\`${'a }\n'.repeat(Math.ceil(length / 4))}`,
  exports: (length) => `export const a = \`${'\n\na'.repeat(Math.ceil(length / 3))}`,
  bars: again('|'),
  'table rows': (length) => `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(Math.ceil(length / 6))}`,
  'quotations in quotations': again('> '),
  'lists in lists': again('- '),
  'numbered lists in lists': again('1. '),
  'deeper and deeper lists': series((index) => `${'  '.repeat(index)}- a\n`),
  'list entries': again('- a\n'),
  headings: again('## a\n\n'),
  'headings of their own': series((index) => `## Part ${index}\n\n`),
  'underlined headings': again('a\n---\n'),
  'character references': again('&amp;'),
  backslashes: again('\\'),
  notes: series((index) => `[^${index}] [^${index}]: a\n\n`),
  'notes in notes': again('[^a]: '),
  'definitions of links': series((index) => `[d${index}]: /a\n`),
  'definitions without end': again('[a]: /b "\n'),
  'comments of HTML': again('<!-- a -->'),
  'marks of a merge': again('=======\n'),
  'links to no page': series((index) => `[words](/page-${index})\n\n`),
  'links to pages of this site in full': series((index) => `[words](https://tallwind.example/page-${index})\n\n`),
  'links to no anchor': series((index) => `[words](#part-${index})\n\n`),
  'links to the anchors of its headings': series((index) => `## Part ${index}\n\n[words](#part-${index})\n\n`),
  'pictures that are not there': series((index) => `![A shop](/media/shop-${index}.webp)\n\n`),
  'names of no claim': series((index) => `[[claim-${index}]]\n\n`),
  tokens: again('[[clients]] '),
  'escaped tokens': again('\\[\\[a\\]\\] '),
  figures: again('10,000+ '),
  'digits and commas': again('1,'),
  'groups of digits': again('1 111 '),
  'doubled words': again('the the '),
  'doubled words on many lines': again('the the\n'),
  'doubled words and a character reference': (length) => `&amp; ${'the the\n'.repeat(Math.ceil(length / 8))}`,
  'over and over': again('over '),
  'quotation marks': again('“a” "b" '),
  placeholders: again('TODO '),
  'round brackets': again('('),
  emoji: again('👩‍👩‍👧‍👦 '),
  'combining marks': again('\u0301'),
};

/** Front matter, or the whole of a YAML file. */
export const hostileYaml: Record<string, Hostile> = {
  fields: series((index) => `k${index}: v\n`),
  'one field again and again': again('a: b\n'),
  'two fields by turns': series((index) => `k${index % 2}: v\n`),
  'fields in fields': series((index) => `${' '.repeat(index)}a:\n`),
  'fields in fields on a line': again('a: '),
  entries: again('- a\n'),
  'entries in entries': again('- '),
  'entries of fields': again('- from: /a\n  to: /b\n'),
  'questions in questions': again('? '),
  'questions and answers': again('? a\n: b\n'),
  'lists in brackets': inside('[', ']'),
  'groups in braces': inside('{a: ', '}'),
  'a list in brackets': (length) => `a: [${'b, '.repeat(Math.ceil(length / 3))}]`,
  'questions in braces': (length) => `a: {${'? '.repeat(Math.ceil(length / 2))}}`,
  anchors: series((index) => `k${index}: &a${index} v\n`),
  references: (length) => `x: &a v\n${hostileYaml.fields?.(length).replaceAll(': v', ': *a')}`,
  'references to references': series((index) =>
    index === 0 ? 'a0: &a0 x\n' : `a${index}: &a${index} [${`*a${index - 1}, `.repeat(9)}]\n`,
  ),
  types: series((index) => `k${index}: !<tag:yaml.org,2002:str> v\n`),
  'a long value': (length) => `a: "${'b '.repeat(Math.ceil(length / 2))}"`,
  'a value of many lines': (length) => `a: |\n${'  b\n'.repeat(Math.ceil(length / 4))}`,
  'a value without end': (length) => `a: "${'b\n'.repeat(Math.ceil(length / 2))}`,
  notes: again('# a\n'),
  'blank lines': again('\n'),
  'tabs before fields': again('\ta: b\n'),
  'tabs before fields that belong to none': (length) =>
    `title: One\n${hostileYaml.fields?.(length).replaceAll(/^(?=.)/gm, '\t')}`,
  'fields that continue a value': (length) =>
    `title: One\n${hostileYaml.fields?.(length).replaceAll(/^(?=.)/gm, '  ')}`,
  'odd spaces before fields': again('\u00a0a: b\n'),
  'hyphens without a space': again('-b\n'),
  'stars as hyphens': again('* b\n'),
  'harmful names': again('__proto__: a\n'),
  'lines of hyphens': again('--\n'),
};
