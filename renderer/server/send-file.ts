import { open } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { byteRange } from './byte-range';
import { type Encoding, encodingFor } from './compressed-bodies';
import type { SiteFile } from './site-files';

type Compress = (file: SiteFile, encoding: Encoding) => Promise<Buffer>;

/**
 * Answers a request with a file: not at all where the client has it, a part where it asks for one, compressed where
 * that helps and the client takes it.
 * @param headers what else the answer shall carry
 * @param status what the answer is where the whole file is sent
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  headers: OutgoingHttpHeaders,
  compress: Compress,
  status = 200,
): Promise<void> {
  const common: OutgoingHttpHeaders = {
    ...headers,
    ...(status === 200 ? validatorsOf(file) : {}),
    ...(file.isCompressible ? { vary: 'Accept-Encoding' } : {}),
  };
  if (status === 200 && isKnown(request, file)) {
    response.writeHead(304, common).end();
    return;
  }
  // If-Range needs a strong validator, which there is none of; then a range is answered with the whole file.
  const asksForPart = status === 200 && request.headers['if-range'] === undefined;
  const range = asksForPart ? byteRange(request.headers.range, file.size) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${file.size}` }).end();
    return;
  }
  const typed = { ...common, 'content-type': file.type };
  const encoding = file.isCompressible && !range ? encodingFor(request.headers['accept-encoding']) : undefined;
  if (encoding) {
    const body = await compress(file, encoding);
    response.writeHead(status, { ...typed, 'content-encoding': encoding, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const part = range ? { 'content-range': `bytes ${start}-${end}/${file.size}` } : {};
  const whole = { ...typed, ...part, 'content-length': end - start + 1 };
  if (request.method === 'HEAD' || file.size === 0) {
    response.writeHead(range ? 206 : status, whole).end();
    return;
  }
  const handle = await open(file.place);
  response.writeHead(range ? 206 : status, whole);
  await pipeline(handle.createReadStream({ start, end }), response);
}

/** What lets a client ask for it again, or for a part of it. */
function validatorsOf({ etag, modified }: SiteFile): OutgoingHttpHeaders {
  return { etag, 'last-modified': modified.toUTCString(), 'accept-ranges': 'bytes' };
}

/** Whether the client has the file as it is (RFC 9110, 13.2.2). */
function isKnown({ headers }: IncomingMessage, { etag, modified }: SiteFile): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim() === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}
