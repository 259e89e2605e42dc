import { defineSection, headedSectionFields } from 'sitewright';
import * as z from 'zod';

/** It lists the real content; an example only changes its heading. */
export const newsletter = defineSection(
  z.strictObject({
    ...headedSectionFields('newsletter', 'Shows the newsletter box.'),
  }),
  {
    least: {
      type: 'newsletter',
      title: 'One letter a month',
    },
    full: {
      type: 'newsletter',
      title: 'One letter a month, no more',
      text: 'What we learned building for our clients, in five minutes of reading.',
    },
    'a long headline': {
      type: 'newsletter',
      title: 'Interdepartmental telecommunications responsibilities, explained once a month',
      text: 'It goes on for longer than anyone would read before a list, names otorhinolaryngology and telecommunications on the way, and shows that the list below keeps its place whatever the heading does.',
    },
  },
);
