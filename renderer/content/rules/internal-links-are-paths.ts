import { anchorsOf } from '../checked-file/anchors';
import type { CheckedFile } from '../checked-file/checked-file';
import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import { MEDIA } from '../checked-file/media-uses';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import type { CheckedContent } from '../graph/checked-content';
import { canonicalPath } from '../schema/canonical-path';
import { ownPath } from '../schema/own-path';
import { ownerOf } from '../schema/reserved-addresses';
import { siteUrlOf } from '../settings';
import { anchorOf } from '../text/anchor';
import { didYouMeanAddress } from '../text/did-you-mean';
import { percentDecode } from '../text/percent-decode';
import { defineRule } from './define-rule';

const AS_PATH = 'Write it like this:   ';

/** What comes before the address of a link with a text: [words](address), or [words]: address. */
const BEHIND_WORDS = /\](?:\(|:)\s*<?$/;

export default defineRule({
  category: 'Set links',
  description: 'A link to this site begins with /, without https:// and the name of the site.',
  rationale:
    'Only then can the check tell whether the page exists, and do the links in a preview lead to pages of the preview. A text may spell out a full address for readers if it is the address of a page.',
  fix: 'Removes the beginning where the rest is the address of a page.',
  content: (content) =>
    content.files().flatMap((file) =>
      limitDiagnostics(file.links, ({ href, alt, at }) => {
        const path = alt === undefined ? ownPath(href, siteUrlOf(content.site)) : undefined;
        const problem = path === undefined ? undefined : problemOf(href, path, content);
        if (!problem) return undefined;
        const diagnostic = at(problem);
        return problem.suggestion?.startsWith(AS_PATH) && isReadAsItIs(diagnostic, file) ? undefined : diagnostic;
      }),
    ),
});

function problemOf(href: string, path: string, content: CheckedContent): Problem | undefined {
  const [, written = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  const address = canonicalPath(percentDecode(written));
  if (content.brokenAddresses.has(address)) return undefined;
  const entry = content.entries.get(address);
  const owner = ownerOf(address, content.entries, content.site);
  if (!entry && owner === undefined && !address.startsWith(MEDIA)) {
    return {
      message: `The link leads to ${address} on this site, but no page has that address.`,
      found: href,
      suggestion: didYouMeanAddress(address, content.properAddresses),
    };
  }
  // Files that the build writes can't be linked otherwise.
  if (!entry && owner !== 'a feed' && !address.startsWith(MEDIA)) return undefined;
  const hasAnchor = hash === '' || (entry !== undefined && anchorsOf(entry).includes(anchorOf(hash.slice(1))));
  const own = entry ? `${address}${hasAnchor ? hash : ''}` : path;
  const isCertain = hasAnchor && query === '' && (entry ? entry.state === 'published' : owner === 'a feed');
  return {
    message: hasAnchor
      ? `The link leads to this site, but is written as one to another site: ${href}`
      : `The link leads to ${hash} on ${address}, but nothing on that page has that anchor.`,
    found: href,
    suggestion: `${AS_PATH}${own}`,
    replacement: isCertain ? own : undefined,
  };
}

/** Whether an address is bare: the path alone would not be a link. */
function isReadAsItIs({ field, line, column }: Finding, file: CheckedFile): boolean {
  const before = file.line(line)?.slice(0, column - 1) ?? '';
  return field === undefined && !BEHIND_WORDS.test(before);
}
