/** What a request asks for. */
export interface Target {
  /** Decoded, with its dots resolved and without doubled slashes. */
  path: string;
  /** With its question mark, or ''. */
  query: string;
}

/**
 * Reads the target of a request line as nginx does: decoded byte by byte, then its dots resolved, then doubled slashes
 * merged. https://nginx.org/en/docs/http/ngx_http_core_module.html#location
 * @returns undefined where it can't be an address of this site: a percent sign without two digits, a zero byte, or dots
 * that climb above the root
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

/** Bytes that are no UTF-8 become a sign that is in no file's name. */
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
