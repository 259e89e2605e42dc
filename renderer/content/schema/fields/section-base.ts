import * as z from 'zod';
import { breaks } from '../formats/field-rules';
import { link } from './link';
import { text } from './text';

const ANCHOR = /^[a-z][a-z0-9-]*$/;

/** What every section may carry besides its own fields. */
export const sectionBase = {
  id: z
    .string()
    .refine((value) => ANCHOR.test(value), { params: breaks('anchor-is-well-formed') })
    .describe('The anchor of the section, for links such as #features-section: lowercase letters, digits and hyphens.')
    .meta({ pattern: ANCHOR.source })
    .optional(),
};

/** The heading of a section and the sentence under it. */
export const sectionHeading = {
  title: text('The heading of the section: it names what the section is about.'),
  text: text('One or two sentences under the heading.').optional(),
  link: link.describe('A link under that text, to the page where a reader learns more.').optional(),
};
