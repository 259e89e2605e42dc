import type { SectionOf } from '../../../renderer/content/schema/sections/registry';

/** It lists the real content; an example only changes its heading. */
export const examples: Record<string, SectionOf<'partners'>> = {
  least: {
    type: 'partners',
    title: 'All partners',
  },
  full: {
    type: 'partners',
    title: 'We name the platforms we build with and wear no badge',
    text: 'We work with them as developers, under their public terms.',
  },
  'a long headline': {
    type: 'partners',
    title: 'Interdepartmental partnerships with telecommunications platforms',
    text: 'It goes on for longer than anyone would read before a list, names otorhinolaryngology and telecommunications on the way, and shows that the list below keeps its place whatever the heading does.',
  },
};
