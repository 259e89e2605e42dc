import { defineSection, distinct, headedSectionFields, pictureFields, text } from 'sitewright';
import * as z from 'zod';

const example = { file: 'examples/photo.svg', alt: 'Two kayaks on a river, an example' };
const darkExample = { file: 'examples/photo-dark.svg', alt: 'The same river at night, an example' };

/** The pictures of the examples are not in content/media: only the component page has them. */
export const gallery = defineSection(
  z.strictObject({
    ...headedSectionFields('gallery', 'Shows several pictures side by side, each with a caption if it needs one.'),
    pictures: z
      .array(
        z.strictObject({
          ...pictureFields,
          caption: text('What a reader should look for, one sentence.').optional(),
        }),
      )
      .min(2)
      .max(24)
      .describe('The pictures, in this order.')
      .meta(distinct('file')),
  }),
  {
    least: { type: 'gallery', title: 'The river by day and by night', pictures: [example, darkExample] },
    'three, with captions of all lengths': {
      type: 'gallery',
      title: 'Interdepartmental telecommunications responsibilities in pictures',
      text: 'Each hangs where it can be seen.',
      link: { label: 'Write to us', href: '/contact' },
      pictures: [
        { ...example, dark: darkExample.file, caption: 'The first morning.' },
        {
          ...darkExample,
          caption:
            'The evening after it, which goes on for longer than anyone would read below a picture, and names otorhinolaryngology on the way.',
        },
        { file: 'examples/portrait.svg', alt: 'A face, an example' },
      ],
    },
  },
);
