import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';

/** The endings of compressed files, by the name that their encoding has in headers; the smallest first. */
export const COMPRESSED_ENDINGS = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof COMPRESSED_ENDINGS;

/**
 * Levels of Brotli. For the pages of this site, `pages` takes a third of the time of the highest level and adds 3% to the
 * size, while the next lower one adds 12%. What belongs to every page is compressed once, as far as possible.
 */
export const BROTLI_QUALITY = { pages: 10, shared: constants.BROTLI_MAX_QUALITY };
/** What hosts that compress while they send use: the default of nginx's module (github.com/google/ngx_brotli). */
export const HOST_BROTLI_QUALITY = 6;
const GZIP: ZlibOptions = { level: constants.Z_BEST_COMPRESSION };

export type CompressedKind = keyof typeof BROTLI_QUALITY;

/** Changes whenever compression may give other bytes. */
export const COMPRESSION_VERSION = JSON.stringify([
  BROTLI_QUALITY,
  GZIP,
  process.versions.brotli,
  process.versions.zlib,
]);

const compressors: Record<Encoding, (data: Uint8Array, kind: CompressedKind) => Promise<Uint8Array>> = {
  br: (data, kind) =>
    promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[kind] } }),
  gzip: (data) => promisify(gzip)(data, GZIP),
};

/**
 * Compresses a file in each encoding, on threads of their own.
 * @param kind whether the file belongs to one page, of which there may be thousands, or to the site
 * @returns the compressed bytes by their endings; empty unless all are smaller than the file
 */
export async function compressedVersions(
  data: Uint8Array,
  kind: CompressedKind,
): Promise<[ending: string, bytes: Uint8Array][]> {
  const encodings = Object.keys(COMPRESSED_ENDINGS) as Encoding[];
  const versions = await Promise.all(
    encodings.map(
      async (encoding): Promise<[string, Uint8Array]> => [
        COMPRESSED_ENDINGS[encoding],
        await compressors[encoding](data, kind),
      ],
    ),
  );
  return versions.every(([, bytes]) => bytes.length < data.length) ? versions : [];
}

/** Whether a file is a compressed version, by its name. */
export function isCompressed(file: string): boolean {
  return Object.values(COMPRESSED_ENDINGS).some((ending) => file.endsWith(ending));
}
