import { anchorsOf } from '../checked-file/anchors';
import type { CheckedContent } from '../graph/checked-content';
import { redirectTargets } from '../graph/redirects';
import { redirects } from '../schema/redirects';
import { anchorOf } from '../text/anchor';
import { didYouMean } from '../text/did-you-mean';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Move or delete a page',
  description: 'An anchor in redirects.yaml is gone from its page, and leads to that page or to another anchor on it.',
  rationale:
    'A browser does not send the part after the # to the host, so only the page itself can redirect its old anchors.',
  content: (content) => {
    const list = content.fileOf(redirects);
    return content.list(redirects).flatMap(({ from, to }, index) => {
      const problem = problemOf(from, to, content);
      if (!problem) return [];
      const { field, ...words } = problem;
      const page = content.fileAt(from.split('#')[0])?.label;
      return list.at([index, field], { ...words, ...(page && { because: { file: page } }) });
    });
  },
});

function problemOf(from: string, to: string, content: CheckedContent) {
  const [page = '', former] = from.split('#');
  const anchor = former === undefined ? undefined : anchorOf(former);
  if (anchor === undefined || content.brokenAddresses.has(page)) return undefined;
  const entry = content.entries.get(page);
  if (!entry) {
    const moved = redirectTargets(content.list(redirects)).get(page);
    return {
      field: 'from' as const,
      found: from,
      message: `${page} is not a page, so it has no anchors.`,
      suggestion: moved
        ? `Write the address that it has now:   from: ${moved}#${anchor}   to: ${to.replace(page, moved)}   If that page has nothing of it, delete this redirect.`
        : 'Delete this redirect.',
    };
  }
  const anchors = anchorsOf(entry);
  if (anchors.includes(anchor)) {
    return {
      field: 'from' as const,
      found: from,
      message: `${page} still has the anchor #${anchor}, so there is nothing to redirect.`,
      suggestion: 'Delete this redirect.',
    };
  }
  const [target, current] = to.split('#');
  const newAnchor = current === undefined ? undefined : anchorOf(current);
  if (target !== page) {
    return {
      field: 'to' as const,
      found: to,
      message: `An old anchor of ${page} can only lead to a place on ${page}, but found "${to}".`,
      suggestion: `Write it like this:   to: ${page}${anchors.length > 0 ? `   or   to: ${page}#${anchors[0]}` : ''}`,
    };
  }
  if (newAnchor === undefined || anchors.includes(newAnchor)) return undefined;
  return {
    field: 'to' as const,
    found: to,
    message: `The old anchor leads to #${newAnchor} on ${page}, but nothing on that page has that anchor.`,
    suggestion:
      anchors.length > 0
        ? didYouMean(newAnchor, anchors, undefined, (each) => `${page}#${each}`)
        : `Write it like this:   to: ${page}`,
  };
}
