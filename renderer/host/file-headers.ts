/** Files whose names hold a hash of what is in them, so they never change. The bundler puts nothing else there. */
export const HASHED = '/assets/';

/**
 * What others embed or fetch: social images, the media kit, feeds. A pattern of whole paths that all hosts understand
 * (no look-around, no escaped slashes).
 */
export const SHARED = '^(?:/(?:social|media)/.+|(?:/.+)?/(?:feed|rss|atom)(?:\\.[a-z]+)+)$';

/** The Markdown twins of the pages, as such a pattern. */
export const TWINS = '^/.+\\.md$';

/** Search engines may read it and must not list it: a twin says what its page says, and a preview is for the team. */
export const UNLISTED = { 'X-Robots-Tag': 'noindex' };

/** For ever. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Kept, but asked for again before it is shown: a change is seen at once, and costs a 304 where there is none. */
export const REVALIDATE = 'no-cache';

const isShared = new RegExp(SHARED);
const isTwin = new RegExp(TWINS);

/** How long a file is kept, who may embed it, and whether search engines may list it. */
export function fileHeaders(file: string): Record<string, string> {
  return {
    'Cache-Control': file.startsWith(HASHED) ? IMMUTABLE : REVALIDATE,
    'Cross-Origin-Resource-Policy': isShared.test(file) ? 'cross-origin' : 'same-origin',
    ...(isTwin.test(file) ? UNLISTED : {}),
  };
}
