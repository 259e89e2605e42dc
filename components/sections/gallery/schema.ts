import { defineSection, distinct, headedSectionFields, pictureFields, text } from 'sitewright';
import * as z from 'zod';

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
);
