import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { glob } from 'tinyglobby';
import { redirectOf } from './redirect-of';

/** Files whose name holds a hash of what is in them never change. */
const HASHED = /^\/assets\/.+\.[\w-]{8}\./;
const YEAR = 'public, max-age=31536000, immutable';

interface RunningServer {
  address: string;
  close: Server['close'];
}

/**
 * Serves a built site: compressed, with ETags, hashed files for ever, one address a page, 404.html for all others.
 * @param folder the client folder of a build; its files are listed once, so nothing outside it can be served
 * @param port 0 for any free one
 * @throws Error where the folder has no site or the port is taken
 */
export async function serveSite(folder: string, port: number): Promise<RunningServer> {
  const root = resolve(folder);
  const notFound = await readFile(join(root, '404.html')).catch(() => {
    throw new Error(`There is no built site in ${folder}. Run npm run build.`);
  });
  const files = await glob('**/*.html', { cwd: root });
  const addresses = new Set(files.map((file) => `/${file.replace(/(?:^index|\/index)?\.html$/, '')}`));
  const compress = compression();
  const serveFile = sirv(root, {
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', HASHED.test(path) ? YEAR : 'no-cache');
      response.setHeader('x-content-type-options', 'nosniff');
    },
  });

  const server = createServer((request, response) => {
    const location = redirectOf(request.url ?? '/', addresses);
    if (location !== undefined) {
      response.writeHead(301, { location }).end();
      return;
    }
    // compression is written for Express, whose requests and responses are Node's with more on them.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () => {
      serveFile(request, response, () => answerNotFound(request, response, notFound));
    });
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, done));
  const bound = server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  return { address: `http://localhost:${actual}`, close: server.close.bind(server) };
}

function answerNotFound(request: IncomingMessage, response: ServerResponse, page: Buffer) {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(request.method === 'HEAD' ? undefined : page);
}
