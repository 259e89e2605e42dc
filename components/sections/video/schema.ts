import { defineSection, sectionFields, text, videoFields } from 'sitewright';
import * as z from 'zod';
import { pictureWidth } from '../../model/fields/picture';

export const video = defineSection(
  z.strictObject({
    ...sectionFields('video', 'Shows a short video, or one at YouTube or Vimeo once a visitor clicks.'),
    ...videoFields,
    caption: text('What a viewer should look for, one or two sentences.').optional(),
    width: pictureWidth.optional(),
  }),
);
