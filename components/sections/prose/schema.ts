import { defineSection, pictureBeside, sectionFields } from 'sitewright';
import * as z from 'zod';

/** The text is the body of the page's file. */
export const prose = defineSection(
  z.strictObject({
    ...sectionFields('prose', 'Shows the text below the front matter of this file.'),
    picture: pictureBeside.optional(),
  }),
);
