import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { glob } from 'tinyglobby';
import { addressOfHtmlFile, htmlFileOf } from '../../../renderer/content/schema/urls';

const CLIENT = 'dist/client';

/** The addresses of all built pages except 404.html. */
export const addresses: readonly string[] = (await glob('**/*.html', { cwd: CLIENT }))
  .filter((file) => file !== '404.html')
  .map((file) => addressOfHtmlFile(`/${file}`))
  .sort();

/** A built page. */
export interface BuiltPage {
  address: string;
  file: string;
  html: string;
  readonly root: HTMLElement;
}

/** All built pages, including the 404 page. */
export const builtPages: readonly [BuiltPage, ...BuiltPage[]] = [read('/404'), ...addresses.map(read)];

/** @throws Error if there is none */
export function pageAt(address: string): BuiltPage {
  const page = builtPages.find((each) => each.address === address);
  if (!page) throw new Error(`No page has the address ${address}`);
  return page;
}

function read(address: string): BuiltPage {
  const file = join(CLIENT, htmlFileOf(address));
  const html = readFileSync(file, 'utf8');
  let parsed: HTMLElement | undefined;
  return {
    address,
    file,
    html,
    // Parsed on demand, because Playwright loads every spec just to list its tests.
    get root() {
      parsed ??= parse(html);
      return parsed;
    },
  };
}

/** The accessible name of a link, a button or a landmark: its label, or its visible text. */
export function nameOf(element: HTMLElement, root: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label !== undefined) return label;
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== undefined) return root.getElementById(labelledBy)?.text.trim() ?? '';
  return textOf(element, '[aria-hidden=true]');
}

/** The text of an element without the parts that match a selector. */
export function textOf(element: HTMLElement, without: string): string {
  const isWhole = !element.querySelector(without);
  const copy = isWhole ? element : parse(element.outerHTML);
  if (!isWhole) for (const part of copy.querySelectorAll(without)) part.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
