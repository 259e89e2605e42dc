import type { IncomingHttpHeaders } from 'node:http';

/** The checked parts of a request. */
interface Asking {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined; localPort?: number | undefined };
}

/**
 * Why a request may neither write nor open a content file, in words for the editor; undefined if it may. Vite has
 * already checked the host.
 */
export function refuseRequest({ headers, socket }: Asking): string | undefined {
  if (!isLoopback(socket.remoteAddress)) {
    return `Only the computer that runs npm run dev may do this. Open the site there, at http://localhost:${socket.localPort}.`;
  }
  return isFromThisSite(headers) ? undefined : 'Only pages of this server may do this.';
}

/** Whether the other end of a connection is this computer: with --host, anyone on the network can connect. */
function isLoopback(address = ''): boolean {
  return /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(address);
}

/**
 * Whether a page of this server sends the request. Any page on the web can make a browser send one. Browsers say so in
 * Sec-Fetch-Site; Safari does not if the address is localhost. A page can hide its origin, but can't fake this one,
 * so a request without an origin is refused.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
function isFromThisSite({ origin, referer, host, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const from = origin ?? originOf(referer);
  if (from === undefined) return site === 'same-origin';
  return host !== undefined && (from === `http://${host}` || from === `https://${host}`);
}

function originOf(referer: string | undefined): string | undefined {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
}
