import type { SectionOf } from '../../../renderer/content/schema/sections/registry';

/** It lists the real content; an example only changes its heading. */
export const examples: Record<string, SectionOf<'articles'>> = {
  least: {
    type: 'articles',
    title: 'All articles',
  },
  full: {
    type: 'articles',
    title: 'Read what a project taught us',
    text: 'Each article answers one question that a client put to us.',
  },
  'a long headline': {
    type: 'articles',
    title: 'Interdepartmental telecommunications and other responsibilities we have written about',
    text: 'It goes on for longer than anyone would read before a list, names otorhinolaryngology and telecommunications on the way, and shows that the list below keeps its place whatever the heading does.',
  },
};
