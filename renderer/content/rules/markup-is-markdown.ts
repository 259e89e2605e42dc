import type { Nodes } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import { NO_TEXT, type SourceBlock } from '../checked-file/source-texts';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { alertOf } from '../parse/alerts';
import { allNodes, offsetsOf } from '../parse/walk-mdast';
import { type OtherMarkup, otherMarkupIn } from '../text/other-markup';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'A text has no marks of other programs, such as :::tip, ==marked==, 19^th^, or :rocket:.',
  rationale:
    'Each program that people write in has marks of its own. Here they mean nothing, and visitors would read them.',
  fix: 'Writes the same in Markdown where there is only one way to, such as ~~deleted~~ for ~deleted~.',
  file: (file) => [
    ...inFields(file),
    ...blocksOf(file).flatMap((block) => inBlock(block, file)),
    ...allNodes(file.tree).flatMap((node) => sizeIn(node, file)),
  ],
});

function inFields(file: CheckedFile): Finding[] {
  return file.texts().flatMap(({ text, at }) => {
    const [first] = otherMarkupIn(text);
    if (!first?.isInFields) return [];
    const finding = at(first.start, first.start + first.found.length, problemOf(first));
    return finding.field === undefined ? [] : finding;
  });
}

/** The blocks of a body without the first lines of alerts, which are Markdown of GitHub. */
function blocksOf(file: CheckedFile): SourceBlock[] {
  const quotes = allNodes(file.tree).filter((node) => node.type === 'blockquote');
  const alerts = new Set<Nodes | undefined>(quotes.filter(alertOf).map(({ children: [first] }) => first));
  return file.blocks.filter(({ node }) => !alerts.has(node));
}

/** Once for each paragraph, at the first of its marks. */
function inBlock({ source, start }: SourceBlock, file: CheckedFile): Finding[] {
  const marks = otherMarkupIn(source).map(({ start: at, found, instead, ...mark }) => ({
    ...{ ...mark, start: start + at, end: start + at + found.length },
    found: file.body.slice(start + at, start + at + found.length),
    // With code or bold words in it, it would be something else.
    instead: instead?.includes(NO_TEXT) ? undefined : instead,
  }));
  const [first] = marks;
  if (!first) return [];
  const edits = marks.flatMap(({ instead, ...place }) => (instead === undefined ? [] : { ...place, text: instead }));
  return [file.atBody(first.start, first.end, problemOf(first), edits.length === marks.length ? edits : [])];
}

function problemOf({ what, found, instead, advice }: OtherMarkup): Problem {
  return {
    message: `This may be meant as ${what}, but is shown as written: ${found}`,
    found,
    suggestion: instead === undefined ? advice : `Write it like this:   ${instead}`,
  };
}

/** The width that Obsidian writes into the alternative text: ![A till|300](…). */
function sizeIn(node: Nodes, file: CheckedFile): Finding[] {
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
    : [file.atBody(start, start + size.length, problem, [{ start, end: start + size.length, text: '' }])];
}
