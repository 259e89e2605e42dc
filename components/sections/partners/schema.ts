import { defineSection, headedSectionFields } from 'sitewright';
import * as z from 'zod';

/** It lists the real content; an example only changes its heading. */
export const partners = defineSection(
  z.strictObject({
    ...headedSectionFields('partners', 'Shows the partners of partners.yaml.'),
  }),
  {
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
  },
);
