import { defineSection, pictureFields, pictureWidth, sectionFields, text } from 'sitewright';
import * as z from 'zod';

/** The pictures of the examples are not in content/media: only the component page has them. */
export const picture = defineSection(
  z.strictObject({
    ...sectionFields('picture', 'Shows one picture, with a caption if it needs one.'),
    ...pictureFields,
    caption: text('What a reader should look for, or who took it, one or two sentences.').optional(),
    width: pictureWidth.optional(),
  }),
  {
    least: { type: 'picture', file: 'examples/photo.svg', alt: 'Two kayaks on a river, an example' },
    'wide, with a caption and a dark version': {
      type: 'picture',
      file: 'examples/photo.svg',
      dark: 'examples/photo-dark.svg',
      alt: 'Two kayaks on a river, an example',
      caption: 'Two kayaks on the first morning of the season.',
      width: 'wide',
    },
    'over the whole page, with long words': {
      type: 'picture',
      file: 'examples/photo.svg',
      alt: 'Two kayaks on a river, an example',
      caption:
        'Interdepartmental telecommunications responsibilities, drawn as a river: it goes on for longer than anyone would read below a picture, and names otorhinolaryngology on the way.',
      width: 'full',
    },
  },
);
