import { expect, test } from 'vitest';
import { findPlace } from '../../../../renderer/content/edit/find-place';
import { replaceText } from '../../../../renderer/content/edit/replace-text';
import { type ParsedFile, parse } from '../../../../renderer/content/parse/parse';
import { site } from '../../../support/site';

const YAML = `# The partners.
- name: Corner # not the one in the next street
  description: >-
    A shop that answers within
    the hour, and

    says why.
  logo: a.svg
- {name: "Two \\"ways\\"", description: Plain and short, logo: x} # both
- name: Long
  description: A text without quotation marks
    that goes on in another line # with a remark
  logo: c.svg
- name: 'It''s us'
  description: |
    First line
    second line
  logo: d.svg
`;

const MDX = `---
title: About us
---

## A *good* start

The first paragraph has a [link](/contact)
and a second line.

- One thing
- Another thing

| Name | Value |
| --- | --- |
| a | **b** |

<Callout title="Good to know">It says "yes".</Callout>
`;

function parsed(path: string, text: string): ParsedFile {
  const { file } = parse({ path, label: `content/${path}`, text });
  if (!file) throw new Error('The file of the test is broken');
  return file;
}

/** The changed lines after replacing a text, their line number, and the editable text. */
function changed(path: string, text: string, place: string, put: string) {
  const file = parsed(path, text);
  const found = findPlace(file, place, site);
  if (!found) throw new Error(`No place ${place}`);
  const after = replaceText(file, found, put);
  const before = text.split('\n');
  const now = after.split('\n');
  const first = now.findIndex((line, index) => line !== before[index]);
  const same = now.toReversed().findIndex((line, index) => line !== before.at(-1 - index));
  return { was: found.source, at: first + 1, now: now.slice(first, now.length - same) };
}

const inYaml = (place: string, put: string) => changed('partners.yaml', YAML, place, put);
/** The offset of a part in the body. */
const startOf = (part: string) => MDX.slice(parsed('pages/about.mdx', MDX).bodyPlace.offset).indexOf(part);
const inBody = (part: string, put: string) => {
  const from = startOf(part);
  return changed('pages/about.mdx', MDX, `@${from}-${from + part.length}`, put);
};

test('a plain value remains plain, and the comment after it remains', () => {
  expect(inYaml('0.name', 'The corner')).toEqual({
    was: 'Corner',
    at: 2,
    now: ['- name: The corner # not the one in the next street'],
  });
});

test.each([
  ['a colon', 'Apps: what they cost', '"Apps: what they cost"'],
  ['a hash', 'Number #1 of all', '"Number #1 of all"'],
  ['a quotation mark first', '"Yes" and no', '"\\"Yes\\" and no"'],
  ['nothing', '', '""'],
  ['what YAML takes for true', 'true', '"true"'],
  ['a bracket first', '[sic]', '"[sic]"'],
])('a value that cannot be plain gets quotation marks: %s', (_name, put, spelled) => {
  expect(inYaml('0.name', put).now).toEqual([`- name: ${spelled} # not the one in the next street`]);
});

test('if a character is not allowed in files, it is named as the reason', () => {
  expect(() => inYaml('0.name', 'One\u000btwo')).toThrow(
    "a character in this text can't be in content/partners.yaml. Type the text instead of pasting it.",
  );
});

test('each kind of quotation marks is kept', () => {
  expect(inYaml('3.name', "It isn't").now).toEqual(["- name: 'It isn''t'"]);
  expect(inYaml('1.name', 'A "third" \\ way').now).toEqual([
    '- {name: "A \\"third\\" \\\\ way", description: Plain and short, logo: x} # both',
  ]);
});

test('in a list in brackets, a comma requires quotation marks', () => {
  expect(inYaml('1.description', 'Plain, and short').now).toEqual([
    '- {name: "Two \\"ways\\"", description: "Plain, and short", logo: x} # both',
  ]);
});

test('a folded block is folded again, to its width', () => {
  expect(inYaml('0.description', 'A shop that always answers within the hour, and soon.\nIt says why.')).toEqual({
    was: 'A shop that answers within the hour, and\nsays why.',
    at: 4,
    now: ['    A shop that always answers within', '    the hour, and soon.', '', '    It says why.'],
  });
});

test('a literal block keeps its lines', () => {
  expect(inYaml('3.description', 'First line\n\n  third: line')).toEqual({
    was: 'First line\nsecond line',
    at: 17,
    now: ['', '      third: line'],
  });
});

test('a plain value of several lines has several lines again', () => {
  expect(
    inYaml('2.description', 'A text without quotation marks or anything else that goes on in another line'),
  ).toEqual({
    was: 'A text without quotation marks that goes on in another line',
    at: 11,
    now: [
      '  description: A text without quotation marks or',
      '    anything else that goes on in',
      '    another line # with a remark',
    ],
  });
});

test('a file keeps its Windows line endings', () => {
  const text = YAML.replaceAll('\n', '\r\n');
  const { now } = changed('partners.yaml', text, '0.description', 'One line.\nAnother.');
  expect(now).toEqual(['    One line.\r', '\r', '    Another.\r']);
});

test('a paragraph is edited as Markdown', () => {
  const paragraph = 'The first paragraph has a [link](/contact)\nand a second line.';
  expect(inBody(paragraph, 'It has **one** line.')).toEqual({ was: paragraph, at: 7, now: ['It has **one** line.'] });
});

test('the words of a heading, a list item and a cell can be edited', () => {
  expect(inBody('A *good* start', 'A start').now).toEqual(['## A start']);
  expect(inBody('Another thing', 'A third thing').now).toEqual(['- A third thing']);
  expect(inBody('**b**', 'c').now).toEqual(['| a | c |']);
});

test('all texts but headings and table cells may have line breaks', () => {
  const file = parsed('pages/about.mdx', MDX);
  const isLong = (part: string) => {
    const from = startOf(part);
    return findPlace(file, `@${from}-${from + part.length}`, site)?.isLong;
  };
  expect(['A *good* start', '**b**', 'One thing', 'The first paragraph'].map(isLong)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a bar in a cell does not begin another cell', () => {
  expect(inBody('**b**', 'c | d').now).toEqual(['| a | c \\| d |']);
  expect(inBody('**b**', 'c \\| d').now).toEqual(['| a | c \\| d |']);
});

test('the property of a component may contain quotation marks', () => {
  const from = startOf('Good to know');
  expect(changed('pages/about.mdx', MDX, `=${from}-${from + 12}`, 'Say "yes"').now).toEqual([
    '<Callout title="Say &quot;yes&quot;">It says "yes".</Callout>',
  ]);
  const inOthers = MDX.replace('"Good to know"', "'Good to know'");
  expect(changed('pages/about.mdx', inOthers, `=${from}-${from + 12}`, `It's "so"`).now).toEqual([
    `<Callout title='It&apos;s "so"'>It says "yes".</Callout>`,
  ]);
});

test('the words of a heading are found by its index', () => {
  expect(changed('pages/about.mdx', MDX, '^0', 'Begin')).toEqual({ was: 'A *good* start', at: 5, now: ['## Begin'] });
});

test.each(['@3-3', '@5-900000', '=9-3', '^7', 'sections.9.title', 'name', 'draft', '', '__proto__'])(
  'there is no text to edit at %s',
  (place) => {
    expect(findPlace(parsed('pages/about.mdx', MDX), place, site)).toBeUndefined();
  },
);
