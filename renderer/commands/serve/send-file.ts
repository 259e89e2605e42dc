import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { contentTypeOf } from '../../outputs/hosts/content-types';
import { COMPRESSED_ENDINGS, type Encoding } from '../../platform/compress';

/** A representation of a file: itself, or one of its compressed versions. */
export interface Representation {
  /** Its path inside the site, with a slash before it. */
  path: string;
  headers: Record<string, string>;
}

const ENCODINGS = Object.keys(COMPRESSED_ENDINGS) as Encoding[];

/**
 * Chooses the smallest version of a file that the client can decode.
 * @param isFile whether the site has a file at a path
 */
export function representationOf(
  file: string,
  request: IncomingMessage,
  isFile: (path: string) => boolean,
): Representation {
  const headers = { 'Content-Type': contentTypeOf(file) };
  const existing = ENCODINGS.filter((encoding) => isFile(file + COMPRESSED_ENDINGS[encoding]));
  if (existing.length === 0) return { path: file, headers };
  const varying = { ...headers, Vary: 'Accept-Encoding' };
  const accepted = new Negotiator(request).encodings(existing);
  const encoding = existing.find((each) => accepted.includes(each));
  if (!encoding) return { path: file, headers: varying };
  return { path: file + COMPRESSED_ENDINGS[encoding], headers: { ...varying, 'Content-Encoding': encoding } };
}

/**
 * Sends a file, or the requested part, or a 304 if it has not changed.
 * @param path its absolute path
 * @param response has the headers of the file
 * @param refuse answers failed requests: 404 for a file that was deleted, 412, 416
 */
export function sendFile(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  refuse: (status: number, headers: Record<string, string>) => void,
) {
  const { dir: root, base } = parse(path);
  // It is meant for caches on the way; with it, `send` would not answer 304.
  delete request.headers['cache-control'];
  send(request, encodeURIComponent(base), { root, dotfiles: 'allow', index: false, cacheControl: false })
    .on('file', (_path: string, { size }: Stats) => normalizeRange(request, size))
    .on('headers', (_response: ServerResponse, _path: string, { mtimeMs }: Stats) =>
      response.setHeader('Last-Modified', wholeSecond(mtimeMs)),
    )
    .on('directory', () => refuse(404, {}))
    .on('error', ({ status, headers: more }: { status: number; headers?: Record<string, string> }) => {
      // A read error leaves a response that can't be completed.
      if (response.headersSent) response.destroy();
      else refuse(status, more ?? {});
    })
    .pipe(response);
}

/**
 * `send` misreads some ranges. Anything but a single byte range is ignored, as RFC 9110 (14.2) allows: the whole file is
 * sent. The last bytes of a shorter file are the whole file.
 */
function normalizeRange({ headers }: IncomingMessage, size: number) {
  const [whole, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  const isSuffix = start === '' && end !== '';
  if (isSuffix && Number(end) > size) headers.range = 'bytes=0-';
  else if (!whole || (start === '' ? !isSuffix : end !== '' && Number(start) > Number(end))) delete headers.range;
}

/** A time as an HTTP date, rounded down: Node's dates round the last half millisecond up. */
function wholeSecond(milliseconds: number): string {
  return new Date(Math.floor(milliseconds / 1000) * 1000).toUTCString();
}
