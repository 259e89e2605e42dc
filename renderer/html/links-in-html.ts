import { percentDecode } from '../content/text/percent-decode';
import { unescapeHtml } from './escape-html';
import type { PageRecord } from './rendered-page';

/** React escapes `<` and `>` in texts and attributes, so a tag is all that is between the two. */
const TAG = /<([a-z][a-z\d]*) ([^<>]*)>/g;
const ATTRIBUTE = /(?<=^| )(id|href|src|srcSet|rel)="([^"]*)"/g;

/** The elements whose addresses count: an address in an SVG, for example, is not a link. */
const LINKING = new Set(['a', 'link', 'script', 'img', 'source', 'track', 'video']);

/**
 * The links, files, and anchors of a document, without duplicates. Links within the document are left out.
 * A parser would take longer than rendering the document.
 * @param html written by React
 */
export function linksInHtml(html: string): Pick<PageRecord, 'links' | 'anchors'> {
  const links = new Set<string>();
  const anchors = new Set<string>();
  for (const [, element = '', text = ''] of html.matchAll(TAG)) {
    if (!LINKING.has(element) && !text.includes('id="')) continue;
    const attributes = attributesOf(text);
    if (attributes.id !== undefined) anchors.add(attributes.id);
    const address = attributes.href ?? attributes.src;
    if (address !== undefined && LINKING.has(element) && attributes.rel !== 'canonical') links.add(address);
    for (const variant of attributes.srcSet?.split(', ') ?? []) links.add(variant.replace(/ .*/, ''));
  }
  for (const link of links) if (link.startsWith('#') && anchors.has(percentDecode(link.slice(1)))) links.delete(link);
  return { links: [...links], anchors: [...anchors] };
}

function attributesOf(text: string): Partial<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) attributes[name] = unescapeHtml(value);
  return attributes;
}
