import { defineSection, sectionFields } from 'sitewright';
import * as z from 'zod';
import { pictureBeside } from '../../model/fields/picture';

/** The text is the body of the page's file. */
export const prose = defineSection(
  z.strictObject({
    ...sectionFields('prose', 'Shows the text below the front matter of this file.'),
    picture: pictureBeside.optional(),
  }),
);
