import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { addresses } from './site';

const CLIENT = 'dist/client';

/** A page as it was built. */
interface BuiltPage {
  address: string;
  file: string;
  html: string;
  root: HTMLElement;
}

/** Every built page, and the page of unknown addresses. */
export const builtPages: readonly [BuiltPage, ...BuiltPage[]] = [read('/404'), ...addresses.map(read)];

function read(address: string): BuiltPage {
  const file = join(CLIENT, address === '/' ? 'index.html' : `${address}.html`);
  const html = readFileSync(file, 'utf8');
  return { address, file, html, root: parse(html) };
}

/** What a screen reader calls a link, a button or a landmark: its label, or the text that is not hidden from it. */
export function nameOf(element: HTMLElement, root: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label !== undefined) return label;
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== undefined) return root.getElementById(labelledBy)?.text.trim() ?? '';
  return textOf(element, '[aria-hidden=true]');
}

/** The text of an element without the parts that a selector names. */
export function textOf(element: HTMLElement, without: string): string {
  const copy = parse(element.outerHTML);
  for (const part of copy.querySelectorAll(without)) part.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
