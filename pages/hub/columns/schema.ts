import { defineSection, distinct, headedSectionFields, reference } from 'sitewright';
import * as z from 'zod';

export const columns = defineSection(
  z.strictObject({
    ...headedSectionFields('columns', 'Shows three columns of solutions, each with its items.'),
    hubs: z
      .array(reference('hub', 'The file name of a hub under content/solutions, such as capture-leads.'))
      .length(3)
      .describe('Three hubs; each is a column with its items and a view-all link.')
      .meta(distinct()),
  }),
  {
    least: {
      type: 'columns',
      title: 'Repair the weakest third first',
      hubs: ['capture-leads', 'convert-leads', 'retain-customers'],
    },
    full: {
      type: 'columns',
      title: 'A phone in the pocket is a counter that never closes',
      text: 'Three kinds of apps, by who opens them. The marked item is where most clients begin.',
      hubs: ['business-apps', 'consumer-apps', 'industry-apps'],
    },
    'columns of unequal length under a long headline': {
      type: 'columns',
      title: 'Interdepartmental responsibilities and telecommunications internationalization are three columns apart',
      text: 'Customer service has the fewest items, sales and marketing the most. The columns keep their lines, and each ends with its own link.',
      hubs: ['customer-service-ai', 'sales-marketing-ai', 'industry-ai'],
    },
  },
);
