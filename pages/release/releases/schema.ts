import { defineSection, headedSectionFields } from 'sitewright';
import * as z from 'zod';
import { release } from '../schema';

/** It lists the real content; an example only changes its heading. */
export const releases = defineSection(
  z.strictObject({
    ...headedSectionFields(
      'releases',
      'Shows every press release, newest first. A long list goes on at further pages, such as /press/page/2.',
    ),
  }),
  {
    least: {
      type: 'releases',
      title: 'All releases',
    },
    full: {
      type: 'releases',
      title: 'A release should survive a second reading',
      text: 'They say what happened, what it covers and what it does not.',
    },
    'a long headline': {
      type: 'releases',
      title: 'Announcements about interdepartmental telecommunications responsibilities',
      text: 'It goes on for longer than anyone would read before a list, names otorhinolaryngology and telecommunications on the way, and shows that the list below keeps its place whatever the heading does.',
    },
  },
  (_section, content) => content.all(release),
);
