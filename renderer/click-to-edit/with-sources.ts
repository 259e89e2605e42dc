import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { contentRoot } from '../content/root';
import { type ParsedFile, parse } from '../content/steps/parse';
import { findPlace } from './find-place';
import { type Origin, readMarks, withoutMarks } from './mark';
import type { Piece } from './piece';

const html = unified().use(rehypeParse);

/** Where the text that marks stand in is no text on the page. */
const NO_TEXT = new Set(['head', 'script', 'style', 'noscript']);

/**
 * A document whose texts are marked, as a page that can be edited: the marks are gone, the elements that hold the texts
 * say in `data-source` where they come from, and a script does the rest. A document without marks stays as it is.
 */
export function withSources(marked: string): string {
  const plain = withoutMarks(marked);
  if (plain === marked) return plain;
  const root = contentRoot();
  const pieces = piecesOf(html.parse(marked), root);
  const places = [...pieces].map(([{ tagName, position }, found]) => ({
    at: (position?.start.offset ?? 0) + 1 + tagName.length,
    attribute: ` data-source="${inAttribute(JSON.stringify(found))}"`,
  }));
  const parts = places
    .sort((a, b) => a.at - b.at)
    .map(({ at, attribute }, index) => marked.slice(places[index - 1]?.at ?? 0, at) + attribute);
  const whole = withoutMarks(parts.join('') + marked.slice(places.at(-1)?.at));
  const folder = inAttribute(relative(process.cwd(), dirname(root)));
  const script = `<script type="module" src="/renderer/click-to-edit/browser/main.ts" data-folder="${folder}"></script>`;
  return whole.replace('</body>', () => `${script}</body>`);
}

interface Open {
  element: Element;
  /** The text in the element up to now. */
  text: string;
}

/** The pieces of a document by the element that holds them. */
function piecesOf(tree: Nodes, root: string): Map<Element, Piece[]> {
  const found = new Map<Element, Piece[]>();
  const walk = (node: Nodes, open: readonly Open[]) => {
    if (node.type === 'text') {
      const { text, origins } = readMarks(node.value);
      for (const [index, origin] of origins.entries()) {
        const from = origins[index - 1]?.end ?? 0;
        const held = holderOf(origin, open, text.slice(0, origin.end), from);
        const piece = held && toPiece(origin, held.text, root);
        if (piece) found.set(held.element, [...(found.get(held.element) ?? []), piece]);
      }
      for (const ancestor of open) ancestor.text += text;
    }
    if (!('children' in node) || (node.type === 'element' && NO_TEXT.has(node.tagName))) return;
    const inner = node.type === 'element' ? [{ element: node, text: '' }, ...open] : open;
    for (const child of node.children) walk(child, inner);
  };
  walk(tree, []);
  return found;
}

/**
 * The element that holds a text, and the text in it. React wants to find an island as it made it, so the element around
 * the island stands in for all in it.
 * @param open the elements around, from the inside out
 * @param before the text node up to the mark
 * @param from where in it the text can begin
 */
function holderOf({ place, length }: Origin, open: readonly Open[], before: string, from: number) {
  const island = open.find(({ element }) => element.properties.dataIsland !== undefined);
  if (!place.startsWith('@')) {
    const holder = island ?? open[0];
    return holder && { element: holder.element, text: before.slice(Math.max(from, before.length - length)) };
  }
  // A run of words may begin outside of the link or the bold words in which it ends.
  const holder = island ?? open.find(({ text }) => text.length + before.length >= length);
  return holder && { element: holder.element, text: (holder.text + before).slice(-length) };
}

function toPiece({ file, place }: Origin, text: string, root: string): Piece | undefined {
  const parsed = parsedFile(root, file);
  const found = parsed && text.trim() !== '' ? findPlace(parsed, place) : undefined;
  if (!parsed || !found) return undefined;
  const { line, column, source, hint, isLong } = found;
  return { file, label: parsed.label, line, column, place, text, source, hint, isLong };
}

const parsedFiles = new Map<string, ParsedFile>();

/** A content file as it is now; undefined where it can't be read. */
function parsedFile(root: string, path: string): ParsedFile | undefined {
  if (!existsSync(join(root, path))) return undefined;
  const text = readFileSync(join(root, path), 'utf8');
  const known = parsedFiles.get(path);
  if (known?.text === text) return known;
  const { file } = parse({ path, label: `${basename(root)}/${path}`, text });
  if (file) parsedFiles.set(path, file);
  return file;
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
