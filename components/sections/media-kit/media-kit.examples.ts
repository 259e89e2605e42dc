import type { SectionOf } from '../../../renderer/content/schema/sections/registry';

/** It lists the real content; an example only changes its heading. */
export const examples: Record<string, SectionOf<'media-kit'>> = {
  least: {
    type: 'media-kit',
    title: 'All files',
  },
  full: {
    type: 'media-kit',
    title: 'Take the files, no form to fill in',
    text: 'Type and size are beside each of them.',
  },
  'a long headline': {
    type: 'media-kit',
    title: 'Internationalization, telecommunications and photolithography files for interdepartmental use',
    text: 'It goes on for longer than anyone would read before a list, names otorhinolaryngology and telecommunications on the way, and shows that the list below keeps its place whatever the heading does.',
  },
};
