import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeVariants } from '../content/pictures/make-variants';
import { cachedVariant, cacheVariant, isCached } from '../content/pictures/variant-cache';
import { VARIANTS, type Variant, variantFinder } from '../content/pictures/variants';
import type { WholeContent } from '../content/schema/content';
import type { Site } from '../content/schema/site';
import { contentTypeOf } from '../outputs/hosts/content-types';
import { fileHeaders } from '../outputs/hosts/file-headers';
import { readInside } from '../platform/contained-files';
import { readTarget } from '../platform/request-target';

/**
 * Serves the sizes of pictures in development: each is made when a browser first asks for it, and kept for the build.
 * @param root the content folder
 * @param places of the site
 * @param latest the facts of all pictures
 */
export function servePictures(root: string, places: Site['places'], latest: () => WholeContent['data']['pictures']) {
  async function serve({ method, url = '' }: IncomingMessage, response: ServerResponse, next: () => void) {
    const { path } = readTarget(url) ?? {};
    if (!path?.startsWith(VARIANTS) || (method !== 'GET' && method !== 'HEAD')) return next();
    const variant = variantFinder(latest(), places)(path);
    if (!variant) return next();
    const bytes = await bytesOf(root, variant);
    response.writeHead(200, {
      ...fileHeaders(path),
      'Content-Type': contentTypeOf(path),
      'Content-Length': bytes.length,
    });
    response.end(method === 'HEAD' ? undefined : bytes);
  }
  // Nobody else catches its errors, and an uncaught error would end the server.
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) =>
    void serve(request, response, next).catch(next);
}

async function bytesOf(root: string, variant: Variant): Promise<Buffer> {
  if (!(await isCached(variant))) {
    const original = readInside(root, `media/${variant.name}`);
    await makeVariants(original, [variant], (_variant, made) => cacheVariant(variant, made));
  }
  return readFileSync(cachedVariant(variant));
}
