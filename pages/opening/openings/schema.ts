import { defineSection, headedSectionFields } from 'sitewright';
import * as z from 'zod';

/** It lists the real content; an example only changes its heading. */
export const openings = defineSection(
  z.strictObject({
    ...headedSectionFields('openings', 'Shows every opening with its apply link.'),
  }),
  {
    least: {
      type: 'openings',
      title: 'All openings',
    },
    full: {
      type: 'openings',
      title: 'We hire people who finish things',
      text: 'Every opening says what you do in the first month, and with whom.',
    },
    'a long headline': {
      type: 'openings',
      title: 'Otorhinolaryngologists need not apply, telecommunications engineers should',
      text: 'It goes on for longer than anyone would read before a list, names otorhinolaryngology and telecommunications on the way, and shows that the list below keeps its place whatever the heading does.',
    },
  },
);
