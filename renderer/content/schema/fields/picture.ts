import * as z from 'zod';
import { reference } from './reference';
import { text } from './text';

/** The parts of a picture that a crop can keep. */
const focuses = ['top', 'bottom', 'left', 'right', 'top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

export type Focus = (typeof focuses)[number];

/** Whether a field says what a picture shows. */
export function isAlternative(field: z.ZodType): boolean {
  return field.meta()?.isAlternative === true;
}

/** The fields of a picture that is shown as a whole. */
export const pictureFields = {
  file: reference('picture', 'The picture: its path in the folder media, such as counter.jpg.'),
  alt: text('What it shows, in a sentence or two, for visitors who do not see it.').meta({ isAlternative: true }),
  dark: reference('picture', 'Its version for visitors with a dark color scheme, in the folder media, too.').optional(),
};

/** A picture that is cropped in some of its places. */
export const photo = z
  .strictObject({
    ...pictureFields,
    focus: z.enum(focuses).describe('Which part stays in view where it is cropped; without it, the middle.').optional(),
  })
  .describe('The photo at the top of the page, in lists, and in its social image.');

export type Photo = z.output<typeof photo>;
