import { pictureFields, text } from 'sitewright';
import * as z from 'zod';

/** As wide as the column of a text, as a text with its margin, or as the page. */
const pictureWidths = ['column', 'wide', 'full'] as const;

export type PictureWidth = (typeof pictureWidths)[number];

export const pictureWidth = z
  .enum(pictureWidths)
  .describe(
    'How wide it is: as a column of text (without this line), three quarters of the page (wide), or all of it (full).',
  );

/** A picture beside the text of a section. */
export const pictureBeside = z
  .strictObject({
    ...pictureFields,
    caption: text('What a reader should look for, or who took it, one sentence.').optional(),
  })
  .describe('A picture beside the text; on phones, it is below.');

export type PictureBeside = z.output<typeof pictureBeside>;
