import type { MadePage } from './made-page';

/** What these look for is written by React, which puts every value in double quotes and escapes those inside. */
const LINK = /<(?:a|link(?! rel="canonical")|script|img)\b[^>]*? (?:href|src)="([^"]*)"/g;
const ANCHOR = / id="([^"]*)"/g;

/** What a document links to and loads, and what can be linked to in it, each once. A link to a place in itself is no link. */
export function linksOfHtml(html: string): Pick<MadePage, 'links' | 'anchors'> {
  const anchors = valuesOf(ANCHOR, html);
  const own = new Set(anchors.map((anchor) => `#${anchor}`));
  return { links: valuesOf(LINK, html).filter((link) => !own.has(link)), anchors };
}

function valuesOf(attribute: RegExp, html: string): string[] {
  return [...new Set([...html.matchAll(attribute)].map(([, value = '']) => value.replaceAll('&amp;', '&')))];
}
