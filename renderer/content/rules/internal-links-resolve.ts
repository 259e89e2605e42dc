import { anchorsOf } from '../checked-file/anchors';
import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import type { Problem } from '../diagnostics/diagnostic';
import type { CheckedContent } from '../graph/checked-content';
import { redirectTargets } from '../graph/redirects';
import { canonicalPath } from '../schema/canonical-path';
import { oldAddressOf } from '../schema/old-address';
import { redirects } from '../schema/redirects';
import { isWritten } from '../schema/reserved-addresses';
import type { Site } from '../schema/site';
import { pageOfFeed } from '../schema/urls';
import { anchorOf } from '../text/anchor';
import { didYouMean, didYouMeanAddress, unambiguousMatch } from '../text/did-you-mean';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Set links',
  description: 'Every link to this site leads to a page that exists, and its anchor is on that page.',
  rationale: 'A dead link loses a visitor. Addresses are compared letter by letter, because some hosts do.',
  fix: 'Spells the address as the page does, replaces an address that has moved, and corrects one that is one letter off from a single page.',
  content: (content) =>
    content.files().flatMap((file) =>
      limitDiagnostics(file.links, ({ href, from, alt, at }) => {
        const problem = alt === undefined ? problemOf(href, from, content) : undefined;
        return problem && at(problem);
      }),
    ),
});

function problemOf(href: string, from: string | undefined, content: CheckedContent): Problem | undefined {
  // links-are-safe checks all other addresses, and media-files-exist checks files.
  if (!/^(?:\/(?![/\\])|#)/.test(href) || href.startsWith('/media/')) return undefined;
  const [path = '', written] = href.split('#');
  const anchor = written === undefined ? undefined : anchorOf(written);
  const target = path === '' ? (from ?? '/') : path;
  if (path === '' && from === undefined) return anchorOfNoPage(href);
  if (isWritten(target, content.site)) return undefined;
  // A feed exists as long as its page does.
  const listed = pageOfFeed(target, content.site.feeds) ?? target;
  if (content.brokenAddresses.has(listed) || (listed !== target && content.entries.has(listed))) return undefined;
  const entry = content.entries.get(target);
  if (!entry) return noSuchPage(target, anchor, content);
  const anchors = anchorsOf(entry);
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const meant = unambiguousMatch(anchor, anchors);
  if (anchor === '') return emptyAnchor(href, path);
  return {
    message: `The link leads to #${anchor} on ${target}, but nothing on that page has that anchor.`,
    found: href,
    because: { file: content.fileAt(target)?.label ?? '' },
    suggestion:
      anchors.length > 0
        ? didYouMean(anchor, anchors, undefined, (each) => `${path}#${each}`)
        : `Link to ${target} without #${anchor}.`,
    replacement: meant && `${path}#${meant}`,
  };
}

/** An anchor alone refers to the page on which it is shown. */
function anchorOfNoPage(href: string): Problem {
  return {
    message: `${href} is a place on a page, but this link is shown on many pages, so it must say which page is meant.`,
    found: href,
    suggestion: `Write the address of the page before it, such as:   /contact${href === '#' ? '' : href}`,
  };
}

function emptyAnchor(href: string, path: string): Problem {
  return {
    message: 'This link has an empty anchor.',
    found: href,
    suggestion: path === '' ? 'Write the anchor, or the address of a page.' : `Write it like this:   ${path}`,
    replacement: path === '' ? undefined : path,
  };
}

function noSuchPage(target: string, anchor: string | undefined, content: CheckedContent): Problem | undefined {
  const tail = anchor === undefined ? '' : `#${anchor}`;
  const known = content.properAddresses;
  const own = canonicalPath(target);
  const file = addressOfFile(target, content.site);
  const moved = redirectTargets(content.list(redirects)).get(oldAddressOf(target).path);
  // A redirect leads to the new place of the words.
  const end = moved?.includes('#') ? '' : tail;
  const [message, meant] = content.entries.has(own)
    ? [`The link leads to ${target}, but that page has the address ${own}.`, own]
    : content.entries.has(file)
      ? [`The link leads to ${target}, which is a file; its page has the address ${file}.`, file]
      : moved
        ? [`The link leads to ${target}, which has moved to ${moved}.`, moved]
        : [`The link leads to ${target}, but no page has that address.`, unambiguousMatch(target, known)];
  if (content.brokenAddresses.has(own)) return undefined;
  if (target.includes('?')) return withQuery(target, tail);
  return {
    message,
    found: target + tail,
    suggestion:
      own === meant || file === meant || moved
        ? `Write it like this:   ${meant}${end}`
        : didYouMeanAddress(target, known),
    replacement: meant && meant + end,
  };
}

function withQuery(target: string, tail: string): Problem {
  const [path = ''] = target.split('?');
  return {
    message: `The link leads to ${target}, but addresses on this site have no question mark.`,
    found: target + tail,
    suggestion: `Write it like this:   ${path}${tail}`,
  };
}

/** The address of the page of a file that is named by its path, or as a file on the web: /about.mdx. */
function addressOfFile(target: string, site: Site): string {
  const path = target.replace(/^\/(?:content\/)?/, '');
  return site.typeOf(path)?.address ?? canonicalPath(target.replace(/\.mdx?$/, ''));
}
