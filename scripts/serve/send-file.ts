import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { contentTypeOf } from '../../renderer/outputs/hosts/content-types';
import { COMPRESSED_ENDINGS, type Encoding } from '../../renderer/platform/compress';

/** What a file can be sent as: itself, or one of its compressed versions. */
export interface Representation {
  /** Its path inside the site, with a slash before it. */
  path: string;
  headers: Record<string, string>;
}

const ENCODINGS = Object.keys(COMPRESSED_ENDINGS) as Encoding[];

/**
 * Chooses what to send of a file to a client: its smallest version that the client can decode.
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
 * Sends a file, or the part of it that is asked for, or that it has not changed.
 * @param path its absolute path
 * @param response has the headers of the file
 * @param refuse answers what can't be sent: 404 for a file that was deleted, 412, 416
 */
export function sendFile(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  refuse: (status: number, headers: Record<string, string>) => void,
) {
  const { dir: root, base } = parse(path);
  // It speaks to caches on the way. `send` would answer no 304 to it.
  delete request.headers['cache-control'];
  send(request, encodeURIComponent(base), { root, dotfiles: 'allow', index: false, cacheControl: false })
    .on('file', (_path: string, { size }: Stats) => normalizeRange(request, size))
    .on('headers', (_response: ServerResponse, _path: string, { mtimeMs }: Stats) =>
      response.setHeader('Last-Modified', wholeSecond(mtimeMs)),
    )
    .on('directory', () => refuse(404, {}))
    .on('error', ({ status, headers: more }: { status: number; headers?: Record<string, string> }) => {
      // A file that can't be read to its end leaves an answer that can't be completed.
      if (response.headersSent) response.destroy();
      else refuse(status, more ?? {});
    })
    .pipe(response);
}

/**
 * `send` misreads some ranges. What is no single range of bytes is ignored, as RFC 9110 (14.2) allows: the whole file is
 * sent. The last bytes of a shorter file are all of it.
 */
function normalizeRange({ headers }: IncomingMessage, size: number) {
  const [whole, start = '', end = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  const isSuffix = start === '' && end !== '';
  if (isSuffix && Number(end) > size) headers.range = 'bytes=0-';
  else if (!whole || (start === '' ? !isSuffix : end !== '' && Number(start) > Number(end))) delete headers.range;
}

/** A moment as headers write it, in the second in which it fell: Node's dates round the last half millisecond up. */
function wholeSecond(milliseconds: number): string {
  return new Date(Math.floor(milliseconds / 1000) * 1000).toUTCString();
}
