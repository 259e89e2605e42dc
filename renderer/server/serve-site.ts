import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { fileHeaders } from '../host/file-headers';
import { readHostRules } from '../host/host-rules';
import { addressOf, movedAddresses, redirectOf } from '../host/moved-addresses';
import { compressedBodies } from './compressed-bodies';
import { readTarget } from './request-target';
import { sendFile } from './send-file';
import { listFiles } from './site-files';

/** nginx's buffer for a request line; no address of the site is anywhere near it. */
const LONGEST_REQUEST_LINE = 8 * 1024;

/** Whoever sends its headers more slowly is cut off. Requests here have no body. */
const REQUEST_TIMEOUT_MS = 15_000;

/** The page for unknown addresses has no address itself. */
const NOT_FOUND = '/404.html';

interface RunningServer {
  address: string;
  close: Server['close'];
}

/**
 * Serves a built site with the headers and redirects that its hosts are configured with: compressed, with ETags, hashed
 * files for ever, one address a page, 404.html for all others.
 * @param dist the folder of a build; the files of its client/ are listed once, so nothing outside it can be served
 * @param port 0 for any free one
 * @throws Error where the folder has no site or the port is taken
 */
export async function serveSite(dist: string, port: number): Promise<RunningServer> {
  const answer = await answerer(dist);
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS });
  server.on('request', (request, response) => {
    // A client that goes away in the middle, or a file that did: the connection is all there is to end.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, done));
  const bound = server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  return { address: `http://localhost:${actual}`, close: server.close.bind(server) };
}

/** The function that answers a request with a file of the site, a redirect or a refusal. */
async function answerer(dist: string): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  const files = await listFiles(join(resolve(dist), 'client'));
  const notFound = files.get(NOT_FOUND);
  if (!notFound) throw new Error(`There is no built site in ${dist}. Run npm run build.`);
  files.delete(NOT_FOUND);
  const { headers, redirects } = await readHostRules(dist);
  const pages = [...files.keys()].filter((path) => path.endsWith('.html')).map(addressOf);
  const moved = movedAddresses(pages, redirects);
  const compress = compressedBodies();
  const refusal = { ...headers, ...fileHeaders(NOT_FOUND) };

  return async (request, response) => {
    const { method = '', url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      // Whatever body comes along is not waited for.
      response.writeHead(405, { ...refusal, allow: 'GET, HEAD', connection: 'close' }).end();
      return;
    }
    if (`${method} ${url} HTTP/1.1\r\n`.length > LONGEST_REQUEST_LINE) {
      response.writeHead(414, refusal).end();
      return;
    }
    const target = readTarget(url);
    if (!target) {
      response.writeHead(400, refusal).end();
      return;
    }
    const { path, query } = target;
    const location = redirectOf(path, query, moved);
    if (location !== undefined) {
      response.writeHead(301, { ...refusal, location }).end();
      return;
    }
    const file = files.get(path === '/' ? '/index.html' : path) ?? files.get(`${path}.html`);
    if (file) await sendFile(request, response, file, { ...headers, ...fileHeaders(file.path) }, compress);
    else await sendFile(request, response, notFound, refusal, compress, 404);
  };
}
