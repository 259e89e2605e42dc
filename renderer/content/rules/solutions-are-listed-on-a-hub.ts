import { filesOf } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import type { Rule } from './rule';

export const solutionsAreListedOnAHub: Rule = {
  category: 'Name and save a file',
  description:
    "Every folder under solutions has its column's page beside it, and that page lists every file in the folder.",
  rationale: 'Visitors find a solution through its column. Nobody finds one that its column does not list.',
  check: ({ content, files, brokenAddresses }) =>
    filesOf(files, 'solution').flatMap(({ file, address }) => {
      const folder = file.path.split('/')[1];
      const hub = content.entries.get(`/solutions/${folder}`);
      if (brokenAddresses.has(`/solutions/${folder}`)) return [];
      if (hub?.kind !== 'hub') {
        return [
          diagnosticAtField(file, [], 'value', {
            code: 'solutions-are-listed-on-a-hub',
            message: `The folder of this file belongs to no column: content/solutions/${folder}.mdx does not exist.`,
            suggestion: 'Move the file into the folder of a column, or create that file.',
          }),
        ];
      }
      if (hub.data.items.some((item) => item.page === address)) return [];
      return [
        diagnosticAtField(file, [], 'value', {
          code: 'solutions-are-listed-on-a-hub',
          message: `The column content/${hub.file} does not list this page.`,
          suggestion: `Add to its items:   - page: ${address}`,
        }),
      ];
    }),
};
