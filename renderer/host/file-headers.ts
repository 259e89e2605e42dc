/** Files whose names hold a hash of what is in them, so they never change. The bundler puts nothing else there. */
export const HASHED = '/assets/';

/**
 * What others embed or fetch: social images, the media kit, feeds. A pattern of whole paths that all hosts understand
 * (no look-around, no escaped slashes).
 */
export const SHARED = '^(?:/(?:social|media)/.+|(?:/.+)?/(?:feed|rss|atom)(?:\\.[a-z]+)+)$';

/** For ever. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Kept, but asked for again before it is shown: a change is seen at once, and costs a 304 where there is none. */
export const REVALIDATE = 'no-cache';

const isShared = new RegExp(SHARED);

/** How long a file is kept, and who may embed it. */
export function fileHeaders(file: string) {
  return {
    'Cache-Control': file.startsWith(HASHED) ? IMMUTABLE : REVALIDATE,
    'Cross-Origin-Resource-Policy': isShared.test(file) ? 'cross-origin' : 'same-origin',
  };
}
