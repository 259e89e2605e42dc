import { filesOf } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import type { Rule } from './rule';

export const hubItemsHaveASummary: Rule = {
  category: 'Fill in the fields',
  description: 'An item of a column that is not a solution page has its own name, description and icon.',
  rationale:
    "The list on the column's page takes these three from the solution page. Other kinds of pages do not have them, so the list would have a gap.",
  check: ({ content, files, brokenAddresses }) =>
    filesOf(files, 'hub').flatMap(({ file, address }) => {
      const hub = address === undefined ? undefined : content.entries.get(address);
      if (hub?.kind !== 'hub') return [];
      return hub.data.items.flatMap((item, index) => {
        const isComplete = item.name !== undefined && item.description !== undefined && item.icon !== undefined;
        const target = content.entries.get(item.page);
        // lists-have-no-duplicates reports a column in its own list.
        const isChecked = item.page !== address && !brokenAddresses.has(item.page);
        if (isComplete || !target || target.kind === 'solution' || !isChecked) return [];
        return [
          diagnosticAtField(file, ['items', index, 'page'], 'value', {
            code: 'hub-items-have-a-summary',
            message: `${item.page} is not a solution page, so it needs its name, description and icon here.`,
            suggestion: 'Add name, description and icon below this line.',
          }),
        ];
      });
    }),
};
