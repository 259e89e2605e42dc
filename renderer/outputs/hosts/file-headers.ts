import { VARIANTS } from '../../content/pictures/variants';

/** Files with a content hash in their names, which never change. The bundler puts nothing else there. */
export const HASHED = '/assets/';

/** Such files and the variants of pictures, as a pattern of the beginnings of paths. */
export const UNCHANGING = `^(?:${HASHED}|${VARIANTS})`;

/**
 * What other sites embed or fetch: social images, the media kit, feeds. A pattern of whole paths that all hosts understand
 * (no look-around, no escaped slashes).
 */
export const SHARED = '^(?:/(?:social|media)/.+|(?:/.+)?/(?:feed|rss|atom)(?:\\.[a-z]+)+)$';

/** The address of the editor, if the site has one. */
export const ADMIN = '/admin';

/** The folder of the files that editors add. */
export const MEDIA = '/media/';

/** Media that only other programs open by themselves, by their extensions, and as such a pattern. Pages play videos nevertheless. */
export const DOWNLOAD_ENDINGS = ['pdf', 'zip', 'mp4', 'webm'];
export const DOWNLOADS = `^/media/.+\\.(?:${DOWNLOAD_ENDINGS.join('|')})$`;

/**
 * Their own policy instead of the site's: whatever such a file contains, it runs nothing, loads nothing, and is not
 * part of the site's origin. An SVG that is opened by itself still has its styles and embedded pictures.
 */
export const MEDIA_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/** Chromium shows no PDF and no video in a sandbox, so these are saved and opened by the visitor's own program, as a ZIP is. */
export const SAVED = { 'Content-Disposition': 'attachment' };

/** The Markdown versions of the pages, as such a pattern. */
export const MARKDOWN_FILES = '^/.+\\.md$';

/** Search engines may read it but must not list it: a Markdown version repeats its page, and a preview is for the team. */
export const UNLISTED = { 'X-Robots-Tag': 'noindex' };

/** Cached forever. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cached, but revalidated: changes are visible immediately, and an unchanged file costs a 304. */
export const REVALIDATE = 'no-cache';

const isShared = new RegExp(SHARED);
const isUnchanging = new RegExp(UNCHANGING);
const isMarkdown = new RegExp(MARKDOWN_FILES);
const isDownload = new RegExp(DOWNLOADS);

/** How long a file is cached, who may embed it, what it may do, and whether search engines may list it. */
export function fileHeaders(file: string): Record<string, string> {
  return {
    'Cache-Control': isUnchanging.test(file) ? IMMUTABLE : REVALIDATE,
    'Cross-Origin-Resource-Policy': isShared.test(file) ? 'cross-origin' : 'same-origin',
    ...(file.startsWith(MEDIA) ? { 'Content-Security-Policy': MEDIA_POLICY } : {}),
    ...(isDownload.test(file) ? SAVED : {}),
    ...(isMarkdown.test(file) ? UNLISTED : {}),
  };
}
