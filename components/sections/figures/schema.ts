import { defineSection, phrase, sectionFields, text } from 'sitewright';
import * as z from 'zod';
import { claimKinds } from '../../model/lists/claims';

const group = z.strictObject({
  title: text('The heading over these figures.'),
  text: text('One or two sentences on what these figures have in common.').optional(),
});

/** A record, so that no kind can be forgotten. */
export const figures = defineSection(
  z.strictObject({
    ...sectionFields('figures', 'Shows every claim with its meaning, its source and its pages.'),
    show: phrase('On phones, unfolds a group, such as Show {count} figures. {count} is how many it has.', 'count'),
    groups: z.record(z.enum(claimKinds), group).describe('The heading over the claims of each kind, in order.'),
  }),
);
