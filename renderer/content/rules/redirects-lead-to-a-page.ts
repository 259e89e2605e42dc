import { dataFile } from '../graph/find-files';
import { limitDiagnostics } from '../graph/limit-diagnostics';
import { properAddresses } from '../graph/proper-addresses';
import { diagnosticAtField } from '../parse/locations';
import { isAuthorPage } from '../schema/author-address';
import { canonicalPath } from '../schema/canonical-path';
import { didYouMeanAddress, unambiguousMatch } from '../text/did-you-mean';
import type { Rule } from './rule';

export default {
  category: 'Move or delete a page',
  description: 'A redirect leads to a page in one step.',
  rationale: 'A redirect to nothing loses the visitor, a redirect to another redirect is slow, and a loop never ends.',
  fix: 'Leads to the page at the end at once, or to the only one whose address is one letter off.',
  check: ({ files, content, brokenAddresses }) => {
    const list = dataFile(files, 'redirects');
    const moved = new Map(content.redirects.map(({ from, to }) => [canonicalPath(from), to]));
    const problemOf = (from: string, to: string) => {
      if (content.entries.has(to) || brokenAddresses.has(to) || isAuthorPage(to, content)) return undefined;
      if (canonicalPath(from) === to) {
        return { message: `The redirect leads from ${from} to itself.`, suggestion: 'Lead to a page.' };
      }
      const next = moved.get(to);
      if (next === undefined) {
        const known = properAddresses(content);
        return {
          message: `The redirect leads to ${to}, but no page has that address.`,
          suggestion: didYouMeanAddress(to, known),
          replacement: unambiguousMatch(to, known),
        };
      }
      return {
        message: `The redirect leads to ${to}, which is itself redirected to ${next}.`,
        suggestion: content.entries.has(next) ? `Lead to ${next} at once.` : 'Lead to a page.',
        replacement: content.entries.has(next) ? next : undefined,
      };
    };
    return limitDiagnostics(content.redirects.entries(), ([index, { from, to }]) => {
      // moved-anchors-stay-on-their-page reports anchors.
      const problem = from.includes('#') ? undefined : problemOf(from, to);
      if (!problem) return undefined;
      return diagnosticAtField(list, [index, 'to'], 'value', {
        found: to,
        ...problem,
      });
    });
  },
} satisfies Rule;
