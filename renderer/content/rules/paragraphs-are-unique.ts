import type { Nodes } from 'mdast';
import { hash } from '../../platform/hash';
import { memoize } from '../../platform/memoize';
import type { Diagnostic, Problem } from '../diagnostics/diagnostic';
import { limitDiagnostics } from '../graph/limit-diagnostics';
import { diagnosticAtField, diagnosticAtNode } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import { allNodes } from '../parse/walk-mdast';
import type { CollectionName } from '../schema/collections';
import type { Path } from '../schema/walk-fields';
import type { Rule } from './rule';
import { isDraft } from './text-is-finished';

/** This many equal words in a row are no coincidence. */
const MOST_WORDS = 20;

/** A lower bound for the length of a text with this many words. */
const SHORTEST = 2 * MOST_WORDS;

/** Kinds of pages that may share a paragraph: about the company, equal opportunity, legal requirements. */
const MAY_SHARE: ReadonlySet<string | undefined> = new Set<CollectionName>(['legal', 'release', 'opening']);

export const paragraphsAreUnique: Rule = {
  category: 'Be found in search',
  description: `No paragraph of more than ${MOST_WORDS} words is on two pages.`,
  rationale:
    'Readers who come from one page to the other think that they have read it already, search engines show only one of the two, and one day only one of them is corrected. A note that has to be on several pages is in a <Callout>, in a footnote, or in italics as a whole; legal texts, press releases, and job openings may share paragraphs with their like.',
  check: ({ files }) => {
    const keys = files.flatMap(keysOf);
    // Almost always there are no duplicates, and no text is parsed.
    if (new Set(keys).size === keys.length) return [];
    const owners = new Map<string, ValidFile>();
    // The author of a draft is still at it, and the other page is nobody's concern.
    const draftsLast = files.toSorted((a, b) => Number(isDraft(a)) - Number(isDraft(b)));
    return draftsLast.flatMap((valid) => {
      const doubled = new Map<string, ValidFile>();
      for (const key of keysOf(valid)) {
        const owner = owners.get(key);
        if (owner === undefined) owners.set(key, valid);
        else if (owner !== valid && !mayShare(owner, valid)) doubled.set(key, owner);
      }
      return doubled.size === 0 ? [] : doubledIn(valid, doubled);
    });
  },
};

function mayShare(a: ValidFile, b: ValidFile): boolean {
  return a.collection === b.collection && MAY_SHARE.has(a.collection);
}

/** The long paragraphs of a page: those of its fields, and all blocks of its body. */
const keysOf = memoize(({ data, address, file }: ValidFile): readonly string[] => {
  if (address === undefined) return [];
  const body = file.text.slice(file.bodyPlace.offset);
  return [...longTextsIn(data).map(({ key }) => key), ...body.split(/\n[ \t\r]*\n/).flatMap(keyOf)];
});

/** Short, since those of all pages are kept: the texts themselves would take more memory than everything else. */
const KEY_LENGTH = 16;

/** A hash of the form in which a text is compared; none for a short one. */
function keyOf(text: string): string | [] {
  if (text.length < SHORTEST) return [];
  const words = text
    .replace(/^[\s>*+-]+/, '')
    .replace(/\s+/g, ' ')
    .trimEnd()
    .toLowerCase();
  return isLong(words) ? hash(words).slice(0, KEY_LENGTH) : [];
}

function isLong(text: string): boolean {
  let spaces = 0;
  for (let at = text.indexOf(' '); at >= 0 && spaces < MOST_WORDS; at = text.indexOf(' ', at + 1)) spaces += 1;
  return spaces === MOST_WORDS;
}

/** The long texts in a value. */
function longTextsIn(value: unknown, path: Path = []): { path: Path; key: string }[] {
  if (typeof value === 'string') return [keyOf(value)].flat().map((key) => ({ path, key }));
  if (Array.isArray(value)) return value.flatMap((part, index) => longTextsIn(part, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  // titles-are-unique reports equal descriptions.
  const fields = Object.entries(value).filter(([key]) => path.length > 0 || key !== 'description');
  return fields.flatMap(([key, part]) => longTextsIn(part, [...path, key]));
}

function doubledIn({ file, data }: ValidFile, doubled: ReadonlyMap<string, ValidFile>): Diagnostic[] {
  const inFields = limitDiagnostics(longTextsIn(data), ({ path, key }) => {
    const owner = doubled.get(key);
    return owner && diagnosticAtField(file, path, 'value', problemOf(owner));
  });
  const notes = new Set(allNodes(file.tree).filter(isNote).flatMap(childrenOf));
  const inBody = limitDiagnostics(allNodes(file.tree), (node) => {
    if (node.type !== 'paragraph' || notes.has(node) || isNote(node)) return undefined;
    const [key] = [keyOf(file.body.slice(node.position?.start.offset, node.position?.end.offset))].flat();
    const owner = key === undefined ? undefined : doubled.get(key);
    return owner && diagnosticAtNode(file, node, problemOf(owner));
  });
  return [...inFields, ...inBody];
}

/** Asides, which may be repeated, and paragraphs entirely in italics. */
function isNote(node: Nodes): boolean {
  if (node.type === 'paragraph') return node.children.length === 1 && node.children[0]?.type === 'emphasis';
  return node.type === 'mdxJsxFlowElement' || node.type === 'footnoteDefinition';
}

function childrenOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? node.children : [];
}

function problemOf(owner: ValidFile): Problem {
  return {
    code: 'paragraphs-are-unique',
    message: `The same paragraph is on ${owner.address} (${owner.file.label}).`,
    suggestion: 'Say here what only this page says, or delete the paragraph and link to the other page.',
  };
}
