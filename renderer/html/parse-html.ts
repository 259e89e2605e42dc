import { type HTMLElement, parse } from 'node-html-parser';

/** The elements of a document that React wrote. Only scripts and styles contain text that is not HTML. */
export function parseHtml(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } });
}
