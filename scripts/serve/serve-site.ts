import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { addressOfHtmlFile } from '../../renderer/content/schema/urls';
import { contentTypeOf } from '../../renderer/outputs/hosts/content-types';
import { fileHeaders } from '../../renderer/outputs/hosts/file-headers';
import { readHostRules } from '../../renderer/outputs/hosts/host-rules';
import { movedAddresses, redirectOf } from '../../renderer/outputs/hosts/moved-addresses';
import { listFolder } from '../../renderer/platform/contained-files';
import { readTarget } from '../../renderer/platform/request-target';

/** nginx's buffer for a request line; no address of the site is anywhere near it. */
const LONGEST_REQUEST_LINE = 8 * 1024;

/** Whoever sends its headers more slowly is cut off. Requests here have no body. */
const REQUEST_TIMEOUT_MS = 15_000;

/** As small as quality 11 but for a few percent, in a fraction of its time. */
const BROTLI_QUALITY = 9;

/** The page for unknown addresses has no address itself; the others are read by hosts and not served. */
const NOT_FOUND = '/404.html';
const NOT_SERVED = new Set([NOT_FOUND, '/404', '/_headers', '/_redirects']);

/** Only this computer can connect: a preview may show drafts, which are not for everybody in the network. */
const THIS_COMPUTER = 'localhost';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface RunningServer {
  address: string;
  close: Server['close'];
}

/**
 * Serves a built site with the headers and redirects that its hosts are configured with: compressed, with ETags, hashed
 * files for ever, one address a page, 404.html for all others.
 * @param dist the folder of a build; the files of its client/ are listed, so nothing outside it can be served. What a later
 * build puts there is served next.
 * @param port 0 for any free one
 * @param isForNetwork whether other computers may connect as well
 * @throws Error where the folder has no site or the port is taken
 */
export async function serveSite(dist: string, port: number, isForNetwork = false): Promise<RunningServer> {
  const answer = await answererOfLatest(dist);
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS }, answer);
  const host = isForNetwork ? undefined : THIS_COMPUTER;
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done));
  const bound = server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  return { address: `http://localhost:${actual}`, close: server.close.bind(server) };
}

/** Answers with the site that lies in the folder at the time: of another one, neither sizes nor tags of files are the same. */
async function answererOfLatest(dist: string): Promise<Answer> {
  const idOf = () => statSync(clientOf(dist), { throwIfNoEntry: false })?.ino;
  let listed = idOf();
  let answer = Promise.resolve(await answerer(dist));
  return async (request, response) => {
    const found = idOf();
    if (found !== undefined && found !== listed) {
      const last = answer;
      listed = found;
      answer = answerer(dist).catch(() => {
        // It went while it was listed. The next request looks again.
        listed = undefined;
        return last;
      });
    }
    const answerIt = await answer;
    // Whoever went meanwhile would leave a file open.
    if (!response.destroyed) answerIt(request, response);
  };
}

/** The function that answers a request with a file of the site, a redirect or a refusal. */
async function answerer(dist: string): Promise<Answer> {
  const client = clientOf(dist);
  const notFound = await readFile(join(client, NOT_FOUND)).catch(() => {
    throw new Error(`There is no built site in ${dist}. Run npm run build.`);
  });
  const { headers, redirects } = await readHostRules(dist);
  const files = filesOf(client);
  const pages = files.filter((file) => file.endsWith('.html') && file !== NOT_FOUND);
  const addresses = new Set(pages.map(addressOfHtmlFile));
  const moved = movedAddresses(addresses, redirects);
  const refusal = { ...headers, ...fileHeaders(NOT_FOUND) };
  const compress = compressor();
  const serveFile = sirv(client, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path, { mtimeMs }) => {
      response.setHeader('content-type', contentTypeOf(addresses.has(path) ? NOT_FOUND : path));
      response.setHeader('last-modified', wholeSecond(mtimeMs));
      response.setHeader('accept-ranges', 'bytes');
    },
  });

  return (request, response) => {
    const { method = '', url = '' } = request;
    const refuse = (status: number, more = {}) => response.writeHead(status, { ...refusal, ...more }).end();
    // Whatever body comes along is not waited for.
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, { allow: 'GET, HEAD', connection: 'close' });
    if (`${method} ${url} HTTP/1.1\r\n`.length > LONGEST_REQUEST_LINE) return refuse(414);
    const target = readTarget(url);
    if (!target) return refuse(400);
    const location = redirectOf(target.path, target.query, moved);
    if (location !== undefined) return refuse(301, { location });
    dropStrangeRange(request);
    closeWithResponse(response);
    for (const [name, value] of Object.entries({ ...headers, ...fileHeaders(target.path) }))
      response.setHeader(name, value);
    compress(request, response, () => {
      const sendNotFound = () => {
        // They are those of the file that is not there.
        for (const name of Object.keys(fileHeaders(target.path))) response.removeHeader(name);
        response.writeHead(404, { ...refusal, 'content-type': contentTypeOf(NOT_FOUND) });
        response.end(method === 'HEAD' ? undefined : notFound);
      };
      // sirv takes a slash at the end for none.
      if (NOT_SERVED.has(target.path.replace(/\/$/, ''))) return sendNotFound();
      request.url = encodeURI(target.path).replaceAll('?', '%3F').replaceAll('#', '%23') + target.query;
      serveFile(request, response, sendNotFound);
    });
  };
}

/**
 * Every file of a site, with a slash before its path.
 * @throws Error where one is a symbolic link, which could lead to any file of the computer: no build makes one
 */
function filesOf(client: string): string[] {
  const entries = listFolder(client);
  const strange = entries.find(({ kind }) => kind === 'link' || kind === 'other');
  if (strange) throw new Error(`${join(client, strange.path)} is not a regular file. Run npm run build again.`);
  return entries.flatMap(({ path, kind }) => (kind === 'file' ? [`/${path}`] : []));
}

function clientOf(dist: string): string {
  return join(resolve(dist), 'client');
}

/** A moment as headers write it, in the second in which it fell: Node's dates round the last half millisecond up. */
function wholeSecond(milliseconds: number): string {
  return new Date(Math.floor(milliseconds / 1000) * 1000).toUTCString();
}

/** Compresses what compresses well. A part of a file is sent as it is: its numbers count bytes of the file. */
function compressor() {
  const compress = compression({
    threshold: 0,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    filter: (request, response) => request.headers.range === undefined && compression.filter(request, response),
  });
  // compression is written for Express, whose requests and responses are Node's with more on them.
  return (request: IncomingMessage, response: ServerResponse, next: () => void) =>
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], next);
}

/**
 * sirv takes every range for one of bytes from here to there. What else a client may ask for is ignored, as RFC 9110
 * (14.2) allows: the whole file is sent.
 */
function dropStrangeRange({ headers }: IncomingMessage) {
  const [, start = '', end = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  const isPlain = start !== '' && (end === '' || Number(start) <= Number(end));
  if (!isPlain || headers['if-range'] !== undefined) delete headers.range;
}

/**
 * sirv pipes a file and leaves it at that: it would stay open behind a client that went away in the middle, and one that
 * can't be read would end the process.
 */
function closeWithResponse(response: ServerResponse) {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}
