import type { Nodes } from 'mdast';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { atSource, NO_TEXT, type SourceBlock, sourceBlocksOf } from '../graph/source-texts';
import { textsIn } from '../graph/texts-in-file';
import { alertOf } from '../parse/alerts';
import type { ParsedFile } from '../parse/parse';
import type { ValidFile } from '../parse/parse-and-validate';
import { allNodes, offsetsOf } from '../parse/walk-mdast';
import { type OtherMarkup, otherMarkupIn } from '../text/other-markup';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'A text has no marks of other programs, such as :::tip, ==marked==, 19^th^, or :rocket:.',
  rationale:
    'Each program that people write in has marks of its own. Here they mean nothing, and visitors would read them.',
  fix: 'Writes the same in Markdown where there is only one way to, such as ~~deleted~~ for ~deleted~.',
  file: ({ valid }) => [
    ...inFields(valid),
    ...blocksOf(valid.file).flatMap((block) => inBlock(block, valid.file)),
    ...allNodes(valid.file.tree).flatMap((node) => sizeIn(node, valid.file)),
  ],
});

function inFields(valid: ValidFile): Finding[] {
  return textsIn(valid).flatMap(({ text, at }) => {
    const [first] = otherMarkupIn(text);
    if (!first?.isInFields) return [];
    const finding = at(first.start, first.start + first.found.length, problemOf(first));
    return finding.field === undefined ? [] : finding;
  });
}

/** The blocks of a body without the first lines of alerts, which are Markdown of GitHub. */
function blocksOf(file: ParsedFile): SourceBlock[] {
  const quotes = allNodes(file.tree).filter((node) => node.type === 'blockquote');
  const alerts = new Set<Nodes | undefined>(quotes.filter(alertOf).map(({ children: [first] }) => first));
  return sourceBlocksOf(file).filter(({ node }) => !alerts.has(node));
}

/** Once for each paragraph, at the first of its marks. */
function inBlock({ source, start }: SourceBlock, file: ParsedFile): Finding[] {
  const marks = otherMarkupIn(source).map(({ start: at, found, instead, ...mark }) => ({
    ...{ ...mark, start: start + at, end: start + at + found.length },
    found: file.body.slice(start + at, start + at + found.length),
    // With code or bold words in it, it would be something else.
    instead: instead?.includes(NO_TEXT) ? undefined : instead,
  }));
  const [first] = marks;
  if (!first) return [];
  const edits = marks.flatMap(({ instead, ...place }) => (instead === undefined ? [] : { ...place, text: instead }));
  return [atSource(file, [first.start, first.end], problemOf(first), edits.length === marks.length ? edits : [])];
}

function problemOf({ what, found, instead, advice }: OtherMarkup): Problem {
  return {
    message: `This may be meant as ${what}, but is shown as written: ${found}`,
    found,
    suggestion: instead === undefined ? advice : `Write it like this:   ${instead}`,
  };
}

/** The width that Obsidian writes into the alternative text: ![A till|300](…). */
function sizeIn(node: Nodes, file: ParsedFile): Finding[] {
  const [size] = (node.type === 'image' && /\s*\|\s*\d+(?:x\d+)?$/.exec(node.alt ?? '')) || [];
  if (size === undefined) return [];
  const start = file.body.indexOf(`${size}]`, offsetsOf(node)[0]);
  const problem = {
    message: `Screen readers would read the size of the picture: ${size.trim()}`,
    found: size,
    suggestion: 'Delete it: a picture is as wide as the text, or as its file.',
  };
  return start < 0
    ? []
    : [atSource(file, [start, start + size.length], problem, [{ start, end: start + size.length, text: '' }])];
}
