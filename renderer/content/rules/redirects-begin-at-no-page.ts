import { canonicalPath } from '../schema/canonical-path';
import { atField } from '../steps/places';
import { filesOf } from './files-of';
import type { Rule } from './rule';

export const redirectsBeginAtNoPage: Rule = {
  task: 'Move or delete a page',
  demand: 'An address that moved is no page any more, and is listed once.',
  why: 'If an address were both a page and a redirect, it would depend on the host which of the two visitors get.',
  check: ({ files, content, brokenAddresses }) => {
    const [list] = filesOf(files, 'redirects');
    if (!list) return [];
    const problemOf = (from: string, index: number) => {
      if (content.entries.has(canonicalPath(from)) || brokenAddresses.has(canonicalPath(from))) {
        return {
          message: `${canonicalPath(from)} is a page, so nobody can be sent away from it.`,
          suggestion: 'Delete this redirect, or the page.',
        };
      }
      const first = content.redirects.findIndex((other) => canonicalPath(other.from) === canonicalPath(from));
      if (first === index) return undefined;
      return { message: `${from} is redirected twice.`, suggestion: 'Keep one of the two.' };
    };
    return content.redirects.flatMap(({ from }, index) => {
      const problem = problemOf(from, index);
      if (!problem) return [];
      const place = [index, 'from'];
      return [atField(list.file, place, 'value', { code: 'redirects-begin-at-no-page', found: from, ...problem })];
    });
  },
};
