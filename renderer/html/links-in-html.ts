import { percentDecoded } from '../content/text/percent-decoded';
import type { PageRecord } from './rendered-page';

/** What these look for is written by React, which puts every value in double quotes and escapes those inside. */
const LINK = /<(?:a|link(?! rel="canonical")|script|img)\b[^>]*? (?:href|src)="([^"]*)"/g;
const ANCHOR = / id="([^"]*)"/g;

/** What React writes for the characters that mean something in HTML. */
const REFERENCES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const REFERENCE = new RegExp(Object.keys(REFERENCES).join('|'), 'g');

/** What a document links to and loads, and what can be linked to in it, each once. A link to a place in itself is no link. */
export function linksInHtml(html: string): Pick<PageRecord, 'links' | 'anchors'> {
  const anchors = valuesOf(ANCHOR, html);
  const own = new Set(anchors.map((anchor) => `#${anchor}`));
  return { links: valuesOf(LINK, html).filter((link) => !own.has(percentDecoded(link))), anchors };
}

function valuesOf(attribute: RegExp, html: string): string[] {
  const values = Array.from(html.matchAll(attribute), ([, value = '']) => value);
  return [
    ...new Set(values.map((value) => value.replace(REFERENCE, (reference) => REFERENCES[reference] ?? reference))),
  ];
}
