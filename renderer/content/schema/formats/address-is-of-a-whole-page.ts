import type { FieldRule } from '../../diagnostics/rule';

export const addressIsOfAWholePage: FieldRule = {
  category: 'Set links',
  description: 'Where a field names a page, such as an item of a column, its address has no anchor.',
  rationale: 'The site takes the name, the color and the summary from that page. A place on a page has none of these.',
  problem: (found) => ({
    message: `This field names a whole page, but found "${found}" with an anchor.`,
    suggestion: `Write it like this:   ${found.split('#')[0]}`,
  }),
};
