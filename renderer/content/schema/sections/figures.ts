import * as z from 'zod';
import { claimKinds } from '../claims';
import { sectionFields } from '../fields/section-base';
import { text } from '../fields/text';

const group = z.strictObject({
  title: text('The heading over these figures.'),
  text: text('One or two sentences on what these figures have in common.').optional(),
});

/** A record, so that no kind can be forgotten. */
export const figures = z.strictObject({
  ...sectionFields('figures', 'Shows every claim with its meaning, its source and its pages.'),
  groups: z.record(z.enum(claimKinds), group).describe('The heading over the claims of each kind, in order.'),
});
