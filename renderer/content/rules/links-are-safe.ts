import type { Problem } from '../diagnostics/diagnostic';
import { allLinks } from '../graph/links-in-file';
import { mediaAddressOf } from '../graph/media-uses';
import { canonicalPath } from '../schema/canonical-path';
import type { Content } from '../schema/content';
import type { Rule } from './rule';

const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/;

/** The missing beginning of an address. */
const SCHEMES: readonly [pattern: RegExp, scheme: string][] = [
  [/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i, 'mailto:'],
  [/^\+\d{7,15}$/, 'tel:'],
  [/^www\.\S+\.\S+$/i, 'https://'],
];

export default {
  category: 'Set links',
  description:
    'A link leads to a page of this site, to an anchor, or to an address that begins with https://, http://, mailto: or tel:.',
  rationale:
    "Addresses such as javascript: run code in the visitor's browser, and one without a / at its beginning leads somewhere else from every page.",
  fix: 'Adds a missing / where that makes it the address of a page.',
  check: ({ content, files }) =>
    allLinks(files).flatMap(({ href, alt, at }) =>
      SAFE.test(href) ? [] : at(problemOf(href, alt !== undefined, content)),
    ),
} satisfies Rule;

function problemOf(url: string, isPicture: boolean, content: Content): Problem {
  const own = canonicalPath(`/${url.replace(/^(?:\.{0,2}\/)+/, '')}`);
  const isPage = url !== '' && content.entries.has(own);
  return {
    message:
      url === ''
        ? 'This link has no address.'
        : isPicture && url.startsWith('data:')
          ? 'This picture is inside the text, where Google Docs and others put it.'
          : isPicture
            ? `A picture comes from content/media, but found "${url}".`
            : `A link leads to a page (/contact), an anchor (#form), https://, mailto: or tel:, but found "${url}".`,
    found: url,
    suggestion: isPicture ? suggestionForPicture(url) : isPage ? `Write it like this:   ${own}` : suggestionFor(url),
    replacement: isPage && !isPicture ? own : undefined,
  };
}

function suggestionForPicture(url: string): string {
  return url.startsWith('data:')
    ? 'Save it as a file in content/media, and write its address instead:   /media/counter.webp'
    : `Put the file in content/media, and write its address like this:   ${mediaAddressOf(url)}`;
}

function suggestionFor(url: string): string {
  const scheme = SCHEMES.find(([pattern]) => pattern.test(url))?.[1];
  if (scheme !== undefined) return `Write it like this:   ${scheme}${url}`;
  if (url.startsWith('file:')) return 'Nobody else can open a file of your computer: put it into content/media.';
  return 'Begin the address with / for a page of this site, or with https:// for another site.';
}
