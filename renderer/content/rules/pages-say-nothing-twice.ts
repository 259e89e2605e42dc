import type { Nodes } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding } from '../diagnostics/diagnostic';
import { textOf } from '../parse/headings';
import { allNodes } from '../parse/walk-mdast';
import { comparableText } from '../text/comparable-text';
import { sentencesOf } from '../text/sentences';
import { defineRule } from './define-rule';

/** This many equal words are no coincidence; a shorter sentence may be said again: "Write to us today." */
const MIN_WORDS = 8;
const LONG = new RegExp(`(?<!\\S)(?:\\S+\\s+){${MIN_WORDS - 1}}\\S`);

export default defineRule({
  category: 'Write the text',
  description: `No sentence of ${MIN_WORDS} words or more, no entry of a list, no row of a table, no picture, and no alternative text is twice in the text of a page.`,
  rationale:
    'It was copied, and the copy was never changed. Readers think that they have read it already, and look for what is different.',
  takesNotes: true,
  file: (file) => (file.address === undefined ? [] : [...sentences(file), ...entriesAndRows(file), ...pictures(file)]),
});

/** The things that are there again, by what they say; once for each, because one cause is one message. */
function repeated<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): Thing[] {
  const counts = new Map<string, number>();
  return things.filter((thing) => {
    const key = keyOf(thing);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return key !== '' && count === 2;
  });
}

/** Paragraphs as a whole are reported by paragraphs-are-unique. */
function sentences(file: CheckedFile): Finding[] {
  const all = file
    .texts({ pattern: LONG })
    .filter(({ node, type }) => node !== undefined && type === 'paragraph')
    .flatMap((block) =>
      sentencesOf(block.text).flatMap(({ start, end }) => {
        const text = block.text.slice(start, end).trimEnd();
        return LONG.test(text) ? { block, text, start } : [];
      }),
    );
  return repeated(all, ({ text }) => comparableText(text)).flatMap(({ block, text, start }) =>
    text === block.text && LONGEST_PARAGRAPH.test(text)
      ? []
      : block.at(start, start + text.length, {
          severity: 'warning',
          message: 'The same sentence is further up on this page.',
          found: text,
          suggestion: 'Delete one of the two, or say here what is different.',
        }),
  );
}

/** More words than a paragraph may have on two pages. */
const LONGEST_PARAGRAPH = /^(?:\S+\s+){20}/;

function entriesAndRows(file: CheckedFile): Finding[] {
  return allNodes(file.tree).flatMap((node) => {
    if (node.type !== 'list' && node.type !== 'table') return [];
    const parts: readonly Nodes[] = node.children;
    return repeated(parts, (part) => comparableText(contentOf(part))).map((part) =>
      file.atNode(part, {
        severity: 'warning',
        message: `This ${node.type === 'list' ? 'entry' : 'row'} is further up in the same ${node.type}.`,
        suggestion: 'Delete one of the two, or replace it with what you meant.',
      }),
    );
  });
}

/** What visitors see of a part: its words and its pictures. */
function contentOf(node: Nodes): string {
  if (node.type === 'tableRow') return node.children.map(contentOf).join('|').replace(/^\|*$/, '');
  const pictures = 'children' in node ? node.children.map(addressesIn).join('') : '';
  return `${textOf(node)}${pictures}`;
}

function addressesIn(node: Nodes): string {
  if (node.type === 'image') return node.url;
  return 'children' in node ? node.children.map(addressesIn).join('') : '';
}

function pictures(file: CheckedFile): Finding[] {
  const all = allNodes(file.tree).filter((node) => node.type === 'image');
  const again = new Set(repeated(all, ({ url }) => url));
  const others = all.filter((node) => !again.has(node));
  return [
    ...[...again].map((node) =>
      file.atNode(node, {
        severity: 'warning' as const,
        message: `The picture ${node.url} is further up on this page.`,
        found: node.url,
        suggestion: 'Show another one, or delete it.',
      }),
    ),
    ...repeated(others, ({ alt }) => comparableText(alt ?? '')).map((node) =>
      file.atNode(node, {
        severity: 'warning' as const,
        message: `Another picture further up has the same alternative text: ${node.alt}`,
        found: node.alt ?? '',
        suggestion: 'Say what this picture shows, and the other one does not.',
      }),
    ),
  ];
}
