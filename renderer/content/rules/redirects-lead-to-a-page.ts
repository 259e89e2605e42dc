import { didYouMean } from '../nearest';
import { atField } from '../steps/parse';
import type { Rule } from './rule';

/** A redirect leads to a page in one step: not to nothing, not to another redirect, and not in a circle. */
export const redirectsLeadToAPage: Rule = ({ files, content, brokenAddresses }) => {
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
  return content.redirects.flatMap(({ to }, index) => {
    const problem = problemOf(to);
    if (!problem) return [];
    return [atField(list.file, [index, 'to'], 'value', { code: 'redirects-lead-to-a-page', found: to, ...problem })];
  });
};
