import * as z from 'zod';
import { reference } from '../fields/reference';
import { headedSectionFields } from '../fields/section-base';

export const contact = z.strictObject({
  ...headedSectionFields('contact', 'Shows the contact form, with the other ways to reach us beside it.'),
  promise: reference('claim', 'The id of the claim that promises when we reply.').optional(),
});
