import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FinishedPage } from '../content/schema/finished-page';
import { percentDecode } from '../content/text/percent-decode';
import { BROTLI_QUALITY, HOST_BROTLI_QUALITY } from '../platform/compress';
import { unescapeHtml } from './escape-html';

/**
 * Weighs what hosts send, compressed with Brotli.
 * @param client the folder with the files of the site
 * @param isCompressed whether the build compresses the files, or leaves that to the host
 * @param sizeOfVariant the bytes of a picture that is published in several sizes; undefined for other addresses
 */
export function sentBytes(
  client: string,
  isCompressed: boolean,
  sizeOfVariant: (address: string) => Promise<number | undefined>,
): Pick<FinishedPage, 'bytesOf' | 'bytesOfDocument'> {
  const { pages, shared } = isCompressed ? BROTLI_QUALITY : { pages: HOST_BROTLI_QUALITY, shared: HOST_BROTLI_QUALITY };
  const known = new Map<string, number>();
  const bytesOfFile = (file: string) => {
    const bytes = known.get(file) ?? compressedLength(readFileSync(join(client, file)), shared);
    known.set(file, bytes);
    return bytes;
  };
  return {
    async bytesOf(written) {
      const address = unescapeHtml(written);
      return (await sizeOfVariant(address)) ?? bytesOfFile(percentDecode(address));
    },
    bytesOfDocument: (html) => compressedLength(Buffer.from(html), pages),
  };
}

/** A font is compressed already. */
function compressedLength(data: Buffer, quality: number): number {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: data.length };
  const compressed = brotliCompressSync(data, { params });
  return Math.min(data.length, compressed.length);
}
