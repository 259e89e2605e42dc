import { HTMLElement, type Node } from 'node-html-parser';
import { findPlace } from '../../content/edit/find-place';
import type { ParsedFile } from '../../content/parse/parse';
import type { List } from '../../content/schema/define-list';
import type { Site } from '../../content/schema/site';
import { escapeHtml } from '../../html/escape-html';
import { parseHtml } from '../../html/parse-html';
import type { EditableText } from './editable-text';
import { type Origin, readMarks, withoutMarks } from './mark';

/** Elements whose text is not shown on the page. */
const NO_TEXT = new Set(['head', 'script', 'style', 'noscript']);

/** The content that texts come from. */
interface Sources {
  site: Site;
  /** The content file at a path inside the content folder. */
  fileAt: (path: string) => ParsedFile | undefined;
  /** On which pages an item of a list appears, in a sentence; undefined if no page names it. */
  reachOf: (list: List, id: string) => string | undefined;
}

/**
 * A document whose texts are marked, as a page that can be edited: the marks are gone, and the elements that hold the texts
 * say in `data-source` where they come from. A document without marks stays as it is.
 * @param marked as React writes it: every element is closed
 */
export function addSourceAttributes(marked: string, sources: Sources): string {
  const plain = withoutMarks(marked);
  if (plain === marked) return plain;
  const places = [...piecesOf(marked, sources)].map(([{ at }, found]) => ({
    at,
    attribute: ` data-source="${escapeHtml(JSON.stringify(found))}"`,
  }));
  const parts = places
    .sort((a, b) => a.at - b.at)
    .map(({ at, attribute }, index) => marked.slice(places[index - 1]?.at ?? 0, at) + attribute);
  return withoutMarks(parts.join('') + marked.slice(places.at(-1)?.at));
}

/** An element around the text that is being read. */
interface Open {
  name: string;
  /** The offset in the document at which its tag can get an attribute. */
  at: number;
  isIsland: boolean;
  /** The text in the element up to now. */
  text: string;
}

/** The pieces of a document by the element that holds them. */
function piecesOf(marked: string, sources: Sources): Map<Open, EditableText[]> {
  const found = new Map<Open, EditableText[]>();
  /** The innermost first. */
  const open: Open[] = [];
  // The parser splits a text at a comment.
  let pending = '';
  const readPending = () => {
    const { text, origins } = readMarks(pending);
    pending = '';
    if (open.some(({ name }) => NO_TEXT.has(name))) return;
    for (const [index, origin] of origins.entries()) {
      const held = holderOf(origin, open, text.slice(0, origin.end), origins[index - 1]?.end ?? 0);
      const piece = held && toPiece(origin, held.text, sources);
      if (piece) found.set(held.element, [...(found.get(held.element) ?? []), piece]);
    }
    for (const element of open) element.text += text;
  };
  const visit = (node: Node) => {
    if (!(node instanceof HTMLElement)) {
      pending += node.text;
      return;
    }
    const { rawTagName: name, range } = node;
    readPending();
    open.unshift({ name, at: range[0] + 1 + name.length, isIsland: node.hasAttribute('data-island'), text: '' });
    node.childNodes.forEach(visit);
    readPending();
    open.shift();
  };
  parseHtml(marked).childNodes.forEach(visit);
  return found;
}

/**
 * The element that holds a text, and the text in it. React wants to find an island as it made it, so the element around
 * the island takes the place of everything in it.
 * @param open the elements around, from the inside out
 * @param before the text node up to the mark
 * @param from the offset from which the text can begin
 */
function holderOf({ place, length }: Origin, open: readonly Open[], before: string, from: number) {
  const island = open.find(({ isIsland }) => isIsland);
  if (!place.startsWith('@')) {
    const holder = island ?? open[0];
    return holder && { element: holder, text: endOf(before.slice(from), length) };
  }
  // A run of words may begin outside of the link or the bold words in which it ends.
  const holder = island ?? open.find(({ text }) => lettersIn(text + before) >= length);
  return holder && { element: holder, text: endOf(holder.text + before, length) };
}

/** What joins the parts of a range was not typed, and a mark does not count it. */
const JOINER = '\u2060';

function lettersIn(text: string): number {
  return text.replaceAll(JOINER, '').length;
}

function endOf(text: string, letters: number): string {
  let start = text.length;
  for (let missing = letters; missing > 0 && start > 0; start -= 1) {
    if (text[start - 1] !== JOINER) missing -= 1;
  }
  return text.slice(start);
}

function toPiece({ file, place }: Origin, text: string, { site, fileAt, reachOf }: Sources): EditableText | undefined {
  const parsed = fileAt(file);
  const found = parsed && text.trim() !== '' ? findPlace(parsed, place, site) : undefined;
  if (!parsed || !found) return undefined;
  const { line, column, source, hint, isLong } = found;
  const list = site.lists.find((each) => each.file === file);
  const [id = ''] = place.split('.');
  const reach = list && reachOf(list, id);
  return { file, label: parsed.label, line, column, place, text, source, hint, reach, isLong };
}
