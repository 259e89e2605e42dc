import type { EditableText } from '../editable-text';

/** A piece of text on this page, and the element that holds it. */
export interface Found {
  piece: EditableText;
  holder: Element;
}

/** Pixels at the top and at the bottom of the window that the header and the bar with the button may cover. */
const EDGE = 80;

/** Every piece of a page, in the order of the document. */
export function allEditableTexts(page: Document = document): Found[] {
  return [...page.querySelectorAll('[data-source]')].flatMap(piecesOf);
}

/** The piece under a point of the window; the space between two lines of a piece belongs to it. */
export function editableTextAt(x: number, y: number, page: Document = document): Found | undefined {
  const isIn = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
  for (let at = page.elementFromPoint(x, y); at; at = at.parentElement) {
    const shown = piecesOf(at).map((found) => ({ found, range: rangeOf(found) }));
    const hit =
      shown.find(({ range }) => range && [...range.getClientRects()].some(isIn)) ??
      shown.find(({ range }) => range && isIn(range.getBoundingClientRect()));
    if (hit) return hit.found;
  }
  return undefined;
}

/** The place of a piece in the window; undefined while it is not shown. */
export function boxOf(found: Found): DOMRect | undefined {
  const box = rangeOf(found)?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return undefined;
  // A link that waits above the window for the focus can't be scrolled to.
  return box.bottom <= 0 && isFixed(found.holder) ? undefined : box;
}

/** Scrolls to a piece that is outside the window, or covered by the fixed bars at its edges. */
export function bringIntoView(found: Found) {
  const box = boxOf(found);
  const isInView = box && isBelowHeader(box) && box.bottom <= innerHeight - EDGE;
  if (box && !isInView && !isFixed(found.holder))
    scrollBy({ top: (box.top + box.bottom - innerHeight) / 2, behavior: 'instant' });
}

/** Whether something in the window is not under the header. */
export function isBelowHeader({ top }: DOMRect): boolean {
  return top >= EDGE;
}

function isFixed(element: Element | null): boolean {
  return element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
}

function piecesOf(holder: Element): Found[] {
  const json = holder.getAttribute('data-source');
  const pieces: EditableText[] = json === null ? [] : JSON.parse(json);
  return pieces.map((piece) => ({ piece, holder }));
}

/** The part of the document that is the piece: its text comes after that of the pieces before it. */
function rangeOf({ piece, holder }: Found): Range | undefined {
  const text = holder.textContent ?? '';
  let start = -1;
  let end = 0;
  for (const { piece: other } of piecesOf(holder)) {
    start = text.indexOf(other.text, end);
    if (start >= 0) end = start + other.text.length;
    if (other.place === piece.place && other.file === piece.file) break;
  }
  if (start < 0) return undefined;
  const page = holder.ownerDocument;
  const range = page.createRange();
  const walker = page.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (before <= start && start < before + length) range.setStart(node, start - before);
    if (before < end && end <= before + length) range.setEnd(node, end - before);
    before += length;
  }
  return range;
}
