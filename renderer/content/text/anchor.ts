import { percentDecode } from './percent-decode';

/**
 * An anchor as its element spells it. Keyboards and file systems write ü as one character or as two (Unicode's normal forms NFC and
 * NFD), and browsers take them for different anchors: every element has the first.
 * @param written in an address, after the #
 */
export function anchorOf(written: string): string {
  return percentDecode(written).normalize('NFC');
}

/** The address of a place on this site with the anchor that the element has. */
export function withAnchor(url: string): string {
  const hash = url.indexOf('#');
  if (hash < 0 || !/^[/#](?!\/)/.test(url)) return url;
  const anchor = anchorOf(url.slice(hash + 1));
  // Anything else is well written as it is.
  return anchor === percentDecode(url.slice(hash + 1)) ? url : `${url.slice(0, hash)}#${anchor}`;
}
