import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { VARIANTS } from '../../content/pictures/variants';
import { movedAddresses, movedQueries, redirectOf } from '../../content/schema/moved-addresses';
import { addressOfHtmlFile, htmlFileOf } from '../../content/schema/urls';
import { fileHeaders } from '../../outputs/hosts/file-headers';
import { readHostRules } from '../../outputs/hosts/rules-file';
import { isCompressed } from '../../platform/compress';
import { listFolder } from '../../platform/contained-files';
import { readTarget } from '../../platform/request-target';
import type { BuildingSite } from './building-site';
import { representationOf, sendFile } from './send-file';

/** nginx's buffer for a request line; all addresses of the site are far shorter. */
const LONGEST_REQUEST_LINE = 8 * 1024;

/** Clients that send their headers more slowly are cut off. Requests here have no body. */
const REQUEST_TIMEOUT_MS = 15_000;

/** How often slow requests are looked for within that time. By default, Node checks only every 30 seconds. */
const TIMEOUT_CHECKS = 15;

/** The 404 page has no address of its own; hosts read the other files and do not serve them. */
const NOT_FOUND = '/404.html';
const NOT_SERVED = new Set([NOT_FOUND, '/_headers', '/_redirects']);

/** Hidden files, except in /.well-known/ (RFC 8615). */
const HIDDEN = /\/\.(?!well-known\/)/;

/** Only this computer can connect: a preview may show drafts, which are not for everyone on the network. */
const THIS_COMPUTER = 'localhost';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves a built site with the headers and redirects that its hosts are configured with: compressed files, ETags, hashed
 * files cached forever, one address per page, 404.html for all others.
 * @param site the folder of a build, or a build whose pages stand; the files of client/ are listed, so nothing outside it can be
 * served. A later build is picked up.
 * @param port 0 for any free one
 * @param isForNetwork whether other computers may connect as well
 * @param requestTimeout the milliseconds within which the headers of a request must arrive
 * @throws Error if the folder has no site or the port is taken
 */
export async function serveSite(
  site: string | BuildingSite,
  port: number,
  isForNetwork = false,
  requestTimeout = REQUEST_TIMEOUT_MS,
) {
  const isBuilt = typeof site === 'string';
  const answer = await answererOfLatest(isBuilt ? { dist: () => site, make: async () => false } : site);
  const timeouts = {
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: requestTimeout / TIMEOUT_CHECKS,
  };
  const server = createServer(timeouts, answer);
  const host = isForNetwork ? undefined : THIS_COMPUTER;
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
  const bound = server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  return { address: `http://localhost:${actual}`, close: server.close.bind(server) };
}

/** Serves the site that is now in the folder: a new site has other sizes and tags. */
async function answererOfLatest(site: Pick<BuildingSite, 'dist' | 'make'>): Promise<Answer> {
  const idOf = () => `${site.dist()} ${statSync(clientOf(site.dist()), { throwIfNoEntry: false })?.ino ?? ''}`;
  let listed: string | undefined = idOf();
  let latest = Promise.resolve(await answerer(site.dist()));
  function latestAnswerer() {
    const found = idOf();
    if (!found.endsWith(' ') && found !== listed) {
      const last = latest;
      listed = found;
      latest = answerer(site.dist()).catch(() => {
        // It was deleted while it was listed. The next request lists it again.
        listed = undefined;
        return last;
      });
    }
    return latest;
  }
  return async (request, response) => {
    let { answer, missing } = await latestAnswerer();
    const file = missing(request);
    if (file !== undefined && (await site.make(file))) {
      listed = undefined;
      ({ answer, missing } = await latestAnswerer());
    }
    // A client that has gone would leave a file open.
    if (!response.destroyed) answer(request, response);
  };
}

/**
 * Answers a request with a file of the site, a redirect or a refusal.
 * @returns also the path of a picture that a request asks for and the folder lacks
 */
async function answerer(
  dist: string,
): Promise<{ answer: Answer; missing(request: IncomingMessage): string | undefined }> {
  const client = clientOf(dist);
  const files = new Set(filesOf(client));
  if (!files.has(NOT_FOUND)) throw new Error(`There is no built site in ${dist}. Run npm run build.`);
  const isFile = (path: string) => files.has(path);
  const notFoundFiles = [...files].filter((file) => file.startsWith(NOT_FOUND));
  const notFound = new Map(notFoundFiles.map((file) => [file, readFileSync(join(client, file))] as const));
  const { headers, pages: ownHeaders, redirects } = await readHostRules(dist);
  const pages = [...files].filter((file) => file.endsWith('.html') && file !== NOT_FOUND);
  const moved = movedAddresses(pages.map(addressOfHtmlFile), redirects);
  const queries = movedQueries(redirects);
  const refusal = { ...headers, ...fileHeaders(NOT_FOUND) };

  const missing = ({ url = '' }: IncomingMessage) => {
    const path = readTarget(url)?.path;
    return path?.startsWith(VARIANTS) && !isFile(path) ? path : undefined;
  };
  const answer: Answer = (request, response) => {
    const { method = '', url = '' } = request;
    const refuse = (status: number, more = {}) => response.writeHead(status, { ...refusal, ...more }).end();
    // Does not wait for a request body.
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, { allow: 'GET, HEAD', connection: 'close' });
    if (`${method} ${url} HTTP/1.1\r\n`.length > LONGEST_REQUEST_LINE) return refuse(414);
    const target = readTarget(url);
    if (!target) return refuse(400);
    const location = redirectOf(target.path, target.query, moved, queries);
    if (location !== undefined) return refuse(301, { location });
    const found = [target.path, htmlFileOf(target.path)].find((path) => isFile(path) && isServed(path));
    const representation = representationOf(found ?? NOT_FOUND, request, isFile);
    const own = fileHeaders(found ? target.path : NOT_FOUND);
    const page = found ? ownHeaders[target.path] : undefined;
    for (const [name, value] of Object.entries({ ...headers, ...own, ...page, ...representation.headers }))
      response.setHeader(name, value);
    if (found)
      sendFile(join(client, representation.path), request, response, (status, more) => {
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        refuse(status, more);
      });
    else {
      response.statusCode = 404;
      response.end(notFound.get(representation.path));
    }
  };
  return { answer, missing };
}

/**
 * Every file of a site, with a slash before its path.
 * @throws Error if a file is a symbolic link, which could lead to any file of the computer; builds have no links
 */
function filesOf(client: string): string[] {
  const entries = listFolder(client);
  const strange = entries.find(({ kind }) => kind === 'link' || kind === 'other');
  if (strange) throw new Error(`${join(client, strange.path)} is not a regular file. Run npm run build again.`);
  return entries.flatMap(({ path, kind }) => (kind === 'file' ? [`/${path}`] : []));
}

/** Whether a file has an address of its own. */
function isServed(file: string): boolean {
  return !NOT_SERVED.has(file) && !isCompressed(file) && !HIDDEN.test(file);
}

function clientOf(dist: string): string {
  return join(resolve(dist), 'client');
}
