import type { SectionOf } from '../../../renderer/content/schema/sections/registry';

export const examples: Record<string, SectionOf<'site-figures'>> = {
  least: {
    type: 'site-figures',
    title: 'This website in figures',
    text: 'Counted and measured when it was built.',
    weight: 'The home page, as it is sent',
    pages: 'Pages',
    rules: 'Interdepartmental telecommunications rules for the content',
  },
};
