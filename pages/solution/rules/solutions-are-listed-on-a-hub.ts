import { defineRule } from 'sitewright';
import { hub } from '../../hub/schema';
import { solution } from '../schema';

export default defineRule({
  category: 'Name and save a file',
  description:
    "Every folder under solutions has its column's page beside it, and that page lists every file in the folder.",
  rationale: 'Visitors find a solution through its column. Nobody finds one that its column does not list.',
  content: (content) => {
    const hubs = new Map(content.pages(hub).map((each) => [each.address, each]));
    return content.files(solution).flatMap((file) => {
      const folder = file.params?.hub;
      const column = hubs.get(`/solutions/${folder}`);
      const isListed = column?.data.items.some((item) => item.page === file.address);
      if (isListed || content.brokenAddresses.has(`/solutions/${folder}`)) return [];
      return file.at([], {
        because: { page: file.address },
        message: column
          ? `The column content/${column.file.path} does not list this page.`
          : `The folder of this file belongs to no column: content/solutions/${folder}.mdx does not exist.`,
        suggestion: column
          ? `Add to its items:   - page: ${file.address}`
          : 'Move the file into the folder of a column, or create that file.',
      });
    });
  },
});
