import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { contentTypeOf, isCompressible } from '../host/content-types';

/** A file of the built site. */
export interface SiteFile {
  /** Its path inside the site: /about.html. */
  path: string;
  /** Where it lies on the disk. */
  place: string;
  size: number;
  modified: Date;
  etag: string;
  type: string;
  isCompressible: boolean;
}

/** What the hosts Netlify and Cloudflare Pages read and don't serve. */
const NOT_SERVED = ['_headers', '_redirects'];

/** Every file of a built site by its path. What is not listed here is never served. */
export async function listFiles(client: string): Promise<Map<string, SiteFile>> {
  const names = await glob('**/*', { cwd: client, dot: true, ignore: NOT_SERVED, followSymbolicLinks: false });
  return new Map(await Promise.all(names.map(async (name) => [`/${name}`, await toFile(client, name)] as const)));
}

async function toFile(client: string, name: string): Promise<SiteFile> {
  const path = `/${name}`;
  const place = join(client, name);
  const { size, mtime } = await stat(place);
  // Weak, because a compressed body has the same one.
  const etag = `W/"${Math.floor(mtime.getTime() / 1000).toString(16)}-${size.toString(16)}"`;
  return { path, place, size, modified: mtime, etag, type: contentTypeOf(path), isCompressible: isCompressible(path) };
}
