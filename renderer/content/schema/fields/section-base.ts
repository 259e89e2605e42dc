import * as z from 'zod';
import { link } from './link';
import { matching } from './matching';
import { CODE, text } from './text';

/** The anchor of a section. */
export const sectionId = matching(
  /^[a-z][a-z0-9-]*$/,
  'anchor-is-well-formed',
  'The anchor of the section, for links such as #features-section: lowercase letters, digits and hyphens.',
).meta(CODE);

const heading = {
  title: text('The heading of the section: it names what the section is about.'),
  text: text('One or two sentences under the heading.').optional(),
  link: link.describe('A link under that text, to the page where a reader learns more.').optional(),
};

/** What every section has besides its own fields. `sentence` tells the editor what the section shows. */
export function sectionFields<Type extends string>(type: Type, sentence: string) {
  return { id: sectionId.optional(), type: z.literal(type).describe(sentence) };
}

/** The same for a section with a heading, the sentence under it, and a link. */
export function headedSectionFields<Type extends string>(type: Type, sentence: string) {
  return { id: sectionId.optional(), ...heading, type: z.literal(type).describe(sentence) };
}
