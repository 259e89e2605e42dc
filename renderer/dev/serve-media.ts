import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Content } from '../content/schema/content';
import { FACT_SHEET } from '../content/schema/data-files';
import { factSheetPdf } from '../outputs/fact-sheet/fact-sheet-pdf';
import { contentTypeOf } from '../outputs/hosts/content-types';
import { fileHeaders, MEDIA } from '../outputs/hosts/file-headers';
import { readInside } from '../platform/contained-files';
import { readTarget } from '../platform/request-target';

/**
 * Serves content/media in development, with the headers that hosts send: all of it, because editors look at files before
 * a page uses them. No symbolic link is followed.
 * @param root the content folder
 * @param latest the content of the fact sheet, without marks
 */
export function serveMedia(root: string, latest: () => Content | undefined) {
  async function serve({ method, url = '' }: IncomingMessage, response: ServerResponse, next: () => void) {
    const { path } = readTarget(url) ?? {};
    if (!path?.startsWith(MEDIA) || (method !== 'GET' && method !== 'HEAD')) return next();
    const content = path === MEDIA + FACT_SHEET ? latest() : undefined;
    const bytes = content ? await factSheetPdf(content) : bytesOf(root, path.slice(1));
    if (!bytes) return next();
    const type = { 'Content-Type': contentTypeOf(path), 'X-Content-Type-Options': 'nosniff' };
    response.writeHead(200, { ...fileHeaders(path), ...type, 'Content-Length': bytes.length });
    response.end(method === 'HEAD' ? undefined : bytes);
  }
  // Nobody else catches its errors, and one would end the server.
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
