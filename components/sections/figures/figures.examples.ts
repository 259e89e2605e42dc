import type { SectionOf } from '../../../renderer/content/schema/sections/registry';

export const examples: Record<string, SectionOf<'figures'>> = {
  least: {
    type: 'figures',
    groups: {
      company: { title: 'Counts of our own', text: 'Totals since we began, each counted once.' },
      result: { title: 'Results of past work' },
      delivery: { title: 'Delivery times, and when the clock starts' },
      reply: { title: 'Reply times and hours', text: 'Hours are those of one time zone.' },
      period: { title: 'Notice periods' },
      market: { title: 'Interdepartmental telecommunications and other markets' },
    },
  },
};
