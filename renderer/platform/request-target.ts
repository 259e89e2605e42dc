/** The target of a request. */
export interface Target {
  /** Decoded, with dot segments resolved and repeated slashes merged. */
  path: string;
  /** Including the question mark, or ''. */
  query: string;
}

/**
 * Reads the target of a request line as nginx does: decodes it byte by byte, then resolves dot segments, then merges repeated
 * slashes. https://nginx.org/en/docs/http/ngx_http_core_module.html#location
 * @returns undefined if it can't be an address of this site: a percent sign without two digits, a zero byte, or dot segments
 * that lead above the root
 */
export function readTarget(url: string): Target | undefined {
  // The absolute form (RFC 9112, 3.2.2) is meant for proxies, but every server must take it.
  const relative = url.replace(/^https?:\/\/[^/?#]*/i, '').split('#')[0] ?? '';
  const start = relative.indexOf('?');
  const raw = start === -1 ? relative : relative.slice(0, start);
  if (/%(?![\da-f]{2})|%00/i.test(raw) || !raw.startsWith('/')) return undefined;
  const path = resolveDots(decode(raw));
  return path === undefined ? undefined : { path, query: start === -1 ? '' : relative.slice(start) };
}

/** Bytes that are not UTF-8 become a character that no file name contains. */
function decode(path: string): string {
  const bytes = path.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function resolveDots(path: string): string | undefined {
  const segments: string[] = [];
  const given = path.slice(1).split('/');
  for (const segment of given) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  const isFolder = ['', '.', '..'].includes(given.at(-1) ?? '');
  return `/${segments.join('/')}${isFolder && segments.length > 0 ? '/' : ''}`;
}
