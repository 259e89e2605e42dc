import { defineRule } from 'sitewright';
import { solution } from '../../solution/schema';
import { hub } from '../schema';

export default defineRule({
  category: 'Fill in the fields',
  description: 'An item of a column that is not a solution page has its own name, description and icon.',
  rationale:
    "The list on the column's page takes these three from the solution page. Other kinds of pages do not have them, so the list would have a gap.",
  content: (content) =>
    content.pages(hub).flatMap(({ file, address, data }) =>
      data.items.flatMap(({ page, name, description, icon }, index) => {
        const isComplete = ![name, description, icon].includes(undefined);
        const target = content.page(page);
        // lists-have-no-duplicates reports a hub in its own list.
        const isChecked = page !== address && !content.brokenAddresses.has(page);
        if (isComplete || !target || target.kind === solution.name || !isChecked) return [];
        return file.at(['items', index, 'page'], {
          message: `${page} is not a solution page, so it needs its name, description and icon here.`,
          suggestion: 'Add name, description and icon below this line.',
        });
      }),
    ),
});
