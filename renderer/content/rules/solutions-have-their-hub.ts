import { atField } from '../steps/parse';
import type { Rule } from './rule';

/** Every folder under content/solutions has its hub beside it, and the hub lists each item of the folder. */
export const solutionsHaveTheirHub: Rule = ({ content, files, brokenAddresses }) =>
  files.flatMap(({ file, collection, address }) => {
    if (collection !== 'solution' || address === undefined) return [];
    const folder = file.path.split('/')[1];
    const hub = content.entries.get(`/solutions/${folder}`);
    if (brokenAddresses.has(`/solutions/${folder}`)) return [];
    if (hub?.kind !== 'hub') {
      return [
        atField(file, [], 'value', {
          code: 'solutions-have-their-hub',
          message: `The folder of this file has no hub: content/solutions/${folder}.mdx does not exist.`,
          suggestion: 'Move the file into the folder of a hub, or write the hub.',
        }),
      ];
    }
    if (hub.data.items.some((item) => item.page === address)) return [];
    return [
      atField(file, [], 'value', {
        code: 'solutions-have-their-hub',
        message: `The hub content/${hub.file} does not list this page.`,
        suggestion: `Add to its items:   - page: ${address}`,
      }),
    ];
  });
