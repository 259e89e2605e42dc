import type { SectionOf } from '../../../renderer/content/schema/sections/registry';

export const examples: Record<string, SectionOf<'columns'>> = {
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
};
