import { type HTMLElement, parse } from 'node-html-parser';

/** The accessible name of a link, a button, or a landmark: its label, or its visible text. */
export function nameOf(element: HTMLElement, root: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label !== undefined) return label;
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== undefined) return root.getElementById(labelledBy)?.text.trim() ?? '';
  const pictures = element.querySelectorAll('img[alt]').map((picture) => picture.getAttribute('alt'));
  return [textWithout(element, '[aria-hidden=true]'), ...pictures].join(' ').trim();
}

/** The text of an element without the parts that match a selector. */
export function textWithout(element: HTMLElement, selector: string): string {
  const isWhole = !element.querySelector(selector);
  const copy = isWhole ? element : parse(element.outerHTML);
  if (!isWhole) for (const part of copy.querySelectorAll(selector)) part.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
