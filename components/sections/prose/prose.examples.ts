import type { SectionOf } from '../../../renderer/content/schema/sections/registry';

/** The text itself is the body of the page's file. */
export const examples: Record<string, SectionOf<'prose'>> = {
  least: { type: 'prose' },
};
