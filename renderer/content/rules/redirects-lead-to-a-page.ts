import { anchorsOf } from '../checked-file/anchors';
import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import type { Problem } from '../diagnostics/diagnostic';
import { redirectTargets } from '../graph/redirects';
import type { Entry } from '../schema/content';
import { movedQueries, targetOf } from '../schema/moved-addresses';
import { oldAddressOf } from '../schema/old-address';
import { redirects } from '../schema/redirects';
import { anchorOf } from '../text/anchor';
import { didYouMean } from '../text/did-you-mean';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Move or delete a page',
  description: 'A redirect leads to a page in one step, or to a place that is on it.',
  rationale: 'A redirect to nothing loses the visitor, a redirect to another redirect is slow, and a loop never ends.',
  fix: 'Leads to the page at the end at once, or to the only one whose address is one letter off.',
  content: (content) => {
    const list = content.fileOf(redirects);
    const targets = redirectTargets(content.list(redirects));
    const queries = movedQueries(content.list(redirects));
    const problemOf = (from: string, target: string) => {
      const [to = '', anchor] = target.split('#');
      const { path, query } = oldAddressOf(from);
      const entry = content.entries.get(to);
      const lost = entry && anchor !== undefined ? lostPlace(entry, anchor) : undefined;
      if (lost) return lost;
      const isPage = entry !== undefined || content.brokenAddresses.has(to);
      if (isPage && query.length === 0) return undefined;
      if (path === to) {
        return {
          message: `The redirect leads from ${from} to itself.`,
          suggestion: 'Lead to another page, or delete this redirect.',
        };
      }
      // Hosts keep the query of a request.
      const next = targetOf(to, String(new URLSearchParams(query)), targets, queries);
      if (isPage && next === undefined) return undefined;
      if (next === undefined) {
        const { suggestion, replacement } = content.nearestAddress(to);
        return {
          message: `The redirect leads to ${to}, but no page has that address.`,
          suggestion,
          replacement: anchor === undefined ? replacement : undefined,
        };
      }
      return {
        message: `The redirect leads to ${to}, which is itself redirected to ${next}.`,
        suggestion: content.entries.has(next) ? `Lead to ${next} at once.` : 'Lead to a page.',
        replacement: content.entries.has(next) && anchor === undefined ? next : undefined,
      };
    };
    return limitDiagnostics(content.list(redirects).entries(), ([index, { from, to }]) => {
      // moved-anchors-stay-on-their-page reports anchors.
      const problem = from.includes('#') ? undefined : problemOf(from, to);
      if (!problem) return undefined;
      return list.at([index, 'to'], {
        found: to,
        ...problem,
      });
    });
  },
});

/** Hosts can send visitors to an anchor, too. */
function lostPlace(entry: Entry, anchor: string): Problem | undefined {
  const anchors = anchorsOf(entry);
  if (anchors.includes(anchorOf(anchor))) return undefined;
  return {
    message: `The redirect leads to #${anchor} on ${entry.address}, but nothing on that page has that anchor.`,
    suggestion: anchors.length > 0 ? didYouMean(anchor, anchors) : `Write it like this:   to: ${entry.address}`,
  };
}
