import { defineSection, headedSectionFields } from 'sitewright';
import * as z from 'zod';

/** It lists the real content; an example only changes its heading. */
export const mediaKit = defineSection(
  z.strictObject({
    ...headedSectionFields('media-kit', 'Shows the downloads of media-kit.yaml.'),
  }),
  {
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
  },
);
