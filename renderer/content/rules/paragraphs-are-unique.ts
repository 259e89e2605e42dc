import type { Nodes } from 'mdast';
import type { CheckedFile } from '../checked-file/checked-file';
import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { copiesIn } from '../graph/copies';
import { comparedFields, keyOf, MIN_WORDS, sharedParagraphs } from '../graph/shared-paragraphs';
import { allNodes } from '../parse/walk-mdast';
import type { Path } from '../schema/walk-fields';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Be found in search',
  description: `No paragraph of more than ${MIN_WORDS} words is on two pages, or twice on one.`,
  rationale:
    'Readers who come from one page to the other think that they have read it already, search engines show only one of the two, and one day only one of them is corrected. A note that has to be on several pages is in a <Callout>, in a footnote, or in italics as a whole; pages that follow a pattern, such as terms and job ads, may share paragraphs with their like.',
  content: async (content) => {
    const copies = await copiesIn(content);
    return (await sharedParagraphs(content)).flatMap(({ file, owners }) =>
      copies.has(file) ? [] : doubledIn(file, owners),
    );
  },
});

/** The texts in a value. */
function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((part, index) => textsIn(part, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

function doubledIn(file: CheckedFile, doubled: ReadonlyMap<string, CheckedFile>): Finding[] {
  const seen = new Set<string>();
  const inFields = limitDiagnostics(textsIn(comparedFields(file.data)), ({ path, text }) => {
    const owner = ownerOf(text);
    return owner && file.at(path, problemOf(owner, file));
  });
  const notes = new Set(allNodes(file.tree).filter(isNote).flatMap(childrenOf));
  const inBody = limitDiagnostics(allNodes(file.tree), (node) => {
    if (node.type !== 'paragraph' || notes.has(node) || isNote(node)) return undefined;
    const owner = ownerOf(file.body.slice(node.position?.start.offset, node.position?.end.offset));
    return owner && file.atNode(node, problemOf(owner, file));
  });
  return [...inFields, ...inBody];

  /** The page that already has a text, which may be the same page. */
  function ownerOf(text: string): CheckedFile | undefined {
    const key = keyOf(text);
    const owner = key === undefined ? undefined : doubled.get(key);
    if (key === undefined || owner !== file || seen.has(key)) return owner;
    seen.add(key);
    return undefined;
  }
}

/** Asides, which may be repeated, and paragraphs entirely in italics. */
function isNote(node: Nodes): boolean {
  if (node.type === 'paragraph') return node.children.length === 1 && node.children[0]?.type === 'emphasis';
  return node.type === 'mdxJsxFlowElement' || node.type === 'footnoteDefinition';
}

function childrenOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? node.children : [];
}

function problemOf(owner: CheckedFile, file: CheckedFile): Problem {
  if (owner === file)
    return {
      message: 'The same paragraph is further up on this page.',
      suggestion: 'Delete one of the two, or say here what is different.',
    };
  return {
    message: `The same paragraph is on ${owner.address} (${owner.label}).`,
    suggestion: 'Say here what only this page says, or delete the paragraph and link to the other page.',
  };
}
