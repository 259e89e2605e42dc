import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';

/** The endings of compressed files, by the name that their encoding has in headers; the smallest first. */
export const COMPRESSED_ENDINGS = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof COMPRESSED_ENDINGS;

/** The highest levels: a file is compressed once and sent often. */
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const GZIP: ZlibOptions = { level: constants.Z_BEST_COMPRESSION };

/** Changes whenever the same bytes may be compressed to others. */
export const COMPRESSION_VERSION = JSON.stringify([BROTLI, GZIP, process.versions.brotli, process.versions.zlib]);

const compressors: Record<Encoding, (data: Uint8Array) => Promise<Uint8Array>> = {
  br: (data) => promisify(brotliCompress)(data, BROTLI),
  gzip: (data) => promisify(gzip)(data, GZIP),
};

/**
 * Compresses a file in each encoding, on threads of their own.
 * @returns the compressed bytes by their endings; none unless all are smaller than the file
 */
export async function compressedVersions(data: Uint8Array): Promise<[ending: string, bytes: Uint8Array][]> {
  const encodings = Object.keys(COMPRESSED_ENDINGS) as Encoding[];
  const versions = await Promise.all(
    encodings.map(
      async (encoding): Promise<[string, Uint8Array]> => [
        COMPRESSED_ENDINGS[encoding],
        await compressors[encoding](data),
      ],
    ),
  );
  return versions.every(([, bytes]) => bytes.length < data.length) ? versions : [];
}

/** Whether a file is the compressed version of another one, by its name. */
export function isCompressed(file: string): boolean {
  return Object.values(COMPRESSED_ENDINGS).some((ending) => file.endsWith(ending));
}
