/** What these look for is written by React, which puts every value in double quotes and escapes those inside. */
const LINK = /<(?:a|link(?! rel="canonical")|script|img)\b[^>]*? (?:href|src)="([^"]*)"/g;
const ANCHOR = / id="([^"]*)"/g;

/** What a document links to and loads, each once. */
export function addressesIn(html: string): string[] {
  return valuesOf(LINK, html);
}

/** The anchors of a document. */
export function anchorsIn(html: string): string[] {
  return valuesOf(ANCHOR, html);
}

function valuesOf(attribute: RegExp, html: string): string[] {
  return [...new Set([...html.matchAll(attribute)].map(([, value = '']) => value.replaceAll('&amp;', '&')))];
}
