import { filesOf } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import type { Rule } from './rule';

export default {
  category: 'Name and save a file',
  description:
    "Every folder under solutions has its column's page beside it, and that page lists every file in the folder.",
  rationale: 'Visitors find a solution through its column. Nobody finds one that its column does not list.',
  check: ({ content, files, brokenAddresses }) =>
    filesOf(files, 'solution').flatMap(({ file, address }) => {
      const folder = file.path.split('/')[1];
      const hub = content.entries.get(`/solutions/${folder}`);
      const isHub = hub?.kind === 'hub';
      const isListed = isHub && hub.data.items.some((item) => item.page === address);
      if (isListed || brokenAddresses.has(`/solutions/${folder}`)) return [];
      return diagnosticAtField(file, [], 'value', {
        message: isHub
          ? `The column content/${hub.file} does not list this page.`
          : `The folder of this file belongs to no column: content/solutions/${folder}.mdx does not exist.`,
        suggestion: isHub
          ? `Add to its items:   - page: ${address}`
          : 'Move the file into the folder of a column, or create that file.',
      });
    }),
} satisfies Rule;
