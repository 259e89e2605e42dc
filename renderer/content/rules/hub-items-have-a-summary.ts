import { filesWithEntries } from '../graph/find-files';
import { diagnosticAtField } from '../parse/locations';
import type { Rule } from './rule';

export default {
  category: 'Fill in the fields',
  description: 'An item of a column that is not a solution page has its own name, description and icon.',
  rationale:
    "The list on the column's page takes these three from the solution page. Other kinds of pages do not have them, so the list would have a gap.",
  check: (linked) =>
    filesWithEntries(linked, 'hub').flatMap(({ file, entry }) =>
      entry.data.items.flatMap(({ page, name, description, icon }, index) => {
        const isComplete = ![name, description, icon].includes(undefined);
        const target = linked.content.entries.get(page);
        // lists-have-no-duplicates reports a column in its own list.
        const isChecked = page !== entry.address && !linked.brokenAddresses.has(page);
        if (isComplete || !target || target.kind === 'solution' || !isChecked) return [];
        return diagnosticAtField(file, ['items', index, 'page'], 'value', {
          message: `${page} is not a solution page, so it needs its name, description and icon here.`,
          suggestion: 'Add name, description and icon below this line.',
        });
      }),
    ),
} satisfies Rule;
