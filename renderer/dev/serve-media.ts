import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Content } from '../content/schema/content';
import type { Site } from '../content/schema/site';
import { siteUrlOf } from '../content/settings';
import { contentTypeOf } from '../outputs/hosts/content-types';
import { fileHeaders, MEDIA } from '../outputs/hosts/file-headers';
import { readInside } from '../platform/contained-files';
import { inEngine } from '../platform/engine-folder.mjs';
import { readTarget } from '../platform/request-target';

/** Its folder media has the pictures of the examples on the component page. */
const EXAMPLES = inEngine('dev/gallery');

/**
 * Serves content/media in development, with the headers that hosts send: all of it, because editors look at files before
 * a page uses them. No symbolic link is followed. What the site writes besides pages is made from the content as it is now.
 * @param root the content folder
 * @param latest the content, without marks
 */
export function serveMedia(root: string, site: Site, latest: () => Content | undefined) {
  async function serve({ method, url = '' }: IncomingMessage, response: ServerResponse, next: () => void) {
    const { path } = readTarget(url) ?? {};
    if (path === undefined || (method !== 'GET' && method !== 'HEAD')) return next();
    const bytes =
      (await written(path)) ??
      (path.startsWith(MEDIA) ? (bytesOf(root, path.slice(1)) ?? bytesOf(EXAMPLES, path.slice(1))) : undefined);
    if (!bytes) return next();
    const type = { 'Content-Type': contentTypeOf(path), 'X-Content-Type-Options': 'nosniff' };
    response.writeHead(200, { ...fileHeaders(path), ...type, 'Content-Length': bytes.length });
    response.end(method === 'HEAD' ? undefined : bytes);
  }
  async function written(path: string): Promise<Uint8Array | undefined> {
    const output = site.outputs.find(({ addresses }) => addresses.includes(path));
    const content = output && latest();
    return content && (await output.files({ content, siteUrl: siteUrlOf(site) })).get(path);
  }
  // Nobody else catches its errors, and an uncaught error would end the server.
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) =>
    void serve(request, response, next).catch(next);
}

function bytesOf(root: string, path: string): Buffer | undefined {
  try {
    return readInside(root, path);
  } catch {
    // It is missing or not a file: the 404 page answers.
    return undefined;
  }
}
