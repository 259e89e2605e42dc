import { anchorOf } from '../text/anchor';
import { percentDecode } from '../text/percent-decode';
import { canonicalPath } from './canonical-path';

/** Letters that are no capitals, and digits. */
const LETTER = '\\p{Ll}\\p{Lo}\\p{Lm}\\p{M}\\p{N}_';
/** The same as browsers send them: UTF-8, in percent signs. */
const ENCODED =
  '%(?:2[016789BCDbcd]|5[Ff]|7[Ee]|[CDcd][\\dA-Fa-f]%[89ABab][\\dA-Fa-f]|[Ee][\\dA-Fa-f](?:%[89ABab][\\dA-Fa-f]){2}|[Ff][0-4](?:%[89ABab][\\dA-Fa-f]){3})';
const SEGMENT = `/(?:[${LETTER}(]|${ENCODED})(?:[${LETTER}.~,+&()!-]|${ENCODED})*`;
const PARAMETER = '[\\w.-]+=[\\w.~-]+';
const QUERY = `\\?${PARAMETER}(?:&${PARAMETER})*`;
const ANCHOR = '#[^\\s#"\'<>&]+';

/** An address that moved, in lowercase except for its query. Capitals need no line of their own: hosts ignore case. */
export const OLD_ADDRESS = new RegExp(`^(?:(?:${SEGMENT})+(?:${QUERY}|${ANCHOR})?|/(?:${QUERY}|${ANCHOR}))$`, 'u');

/** An old address as requests are compared with it. */
export interface OldAddress {
  /** Decoded, and canonical. */
  path: string;
  /** The parameters that a request must have; it may have more. */
  query: [name: string, value: string][];
  /** After its #, decoded. */
  anchor?: string;
}

/** @param from as it is in redirects.yaml: letters beyond A to Z may be written as they are or with percent signs */
export function oldAddressOf(from: string): OldAddress {
  const [address = '', anchor] = from.split('#');
  const [path = '', query] = address.split('?');
  return {
    path: canonicalPath(percentDecode(path).normalize('NFC')),
    query: [...new URLSearchParams(query)],
    ...(anchor !== undefined && { anchor: anchorOf(anchor) }),
  };
}

/** Whether some hosts do not redirect all spellings of an old address: then the page does it. */
export function unlikeOnHosts(from: string): boolean {
  const { path, query, anchor } = oldAddressOf(from);
  return anchor === undefined && (query.length > 0 || !/^[\w/.~-]+$/.test(path));
}

/** Equal for all spellings of an old address. Hosts ignore case in a path; browsers don't in an anchor, nor sites in a query. */
export function oldAddressKey(from: string): string {
  const { path, query, anchor } = oldAddressOf(from);
  return JSON.stringify([path, query.map((parameter) => parameter.join('=')).sort(), anchor]);
}
