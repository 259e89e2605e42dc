import * as z from 'zod';
import { defineSection } from '../../../renderer/content/schema/define-section';
import { sectionFields } from '../../../renderer/content/schema/fields/section-base';

/** The text itself is the body of the page's file. */
export const prose = defineSection(
  z.strictObject({
    ...sectionFields('prose', 'Shows the text below the front matter of this file.'),
  }),
  {
    least: { type: 'prose' },
  },
);
