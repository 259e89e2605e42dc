import { didYouMean } from '../nearest';
import { atField } from '../steps/parse';
import type { Rule } from './rule';

export const redirectsLeadToAPage: Rule = {
  task: 'Move or delete a page',
  demand: 'A redirect leads to a page in one step.',
  why: 'A redirect to nothing loses the visitor, a redirect to another one is slow, and a circle never ends.',
  check: ({ files, content, brokenAddresses }) => {
    const list = files.find((each) => each.list === 'redirects');
    if (!list) return [];
    const moved = new Map(content.redirects.map(({ from, to }) => [from, to]));
    const problemOf = (to: string) => {
      if (content.entries.has(to) || brokenAddresses.has(to)) return undefined;
      const next = moved.get(to);
      if (next === undefined) {
        return {
          message: `The redirect leads to ${to}, but no page has that address.`,
          suggestion: didYouMean(to, [...content.entries.keys()]),
        };
      }
      return {
        message: `The redirect leads to ${to}, which is itself redirected to ${next}.`,
        suggestion: content.entries.has(next) ? `Lead to ${next} at once.` : 'Lead to a page.',
      };
    };
    return content.redirects.flatMap(({ from, to }, index) => {
      // moved-anchors-stay-on-their-page has its word on anchors.
      const problem = from.includes('#') ? undefined : problemOf(to);
      if (!problem) return [];
      return [atField(list.file, [index, 'to'], 'value', { code: 'redirects-lead-to-a-page', found: to, ...problem })];
    });
  },
};
