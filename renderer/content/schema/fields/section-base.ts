import { z } from 'zod';
import { text } from './text';

/** What every section may carry besides its own fields. */
export const sectionBase = {
  id: z
    .string()
    .refine((value) => /^[a-z][a-z0-9-]*$/.test(value), { params: { rule: 'anchor-is-well-formed' } })
    .describe('The anchor of the section, for links such as #features-section: small letters, digits and hyphens.')
    .optional(),
};

/** The heading of a section and the sentence under it. */
export const sectionHeading = {
  title: text('The heading of the section: a statement that a reader could disagree with.'),
  text: text('One or two sentences under the heading.').optional(),
};
