import { defineRule } from 'sitewright';
import { exchange } from '../../../components/sections/exchange/schema';
import { page } from '../schema';

/** Where the label of the items from a side is. */
const LABELS = { left: ['left', 'sends'], right: ['right', 'sends'], nobody: ['stays'] } as const;

export default defineRule({
  category: 'Fill in the fields',
  description: 'In an exchange, each side sends something, and something is not sent.',
  rationale: 'The label of a side stands before the items that it sends. Without an item, the label is on no page.',
  content: (content) =>
    content.pages(page).flatMap(({ file }) =>
      file.sections(exchange).flatMap(({ path, data: { items = [] } }) =>
        Object.entries(LABELS).flatMap(([side, label]) =>
          items.some((item) => item === undefined || item.from === undefined || item.from === side)
            ? []
            : file.at([...path, ...label], {
                message: `No item has from: ${side}, so this label is on no page.`,
                suggestion: `Add an item with from: ${side}.`,
              }),
        ),
      ),
    ),
});
