import * as z from 'zod';
import { headedSectionFields } from '../fields/section-base';

export const openings = z.strictObject({
  ...headedSectionFields('openings', 'Shows every opening with its apply link.'),
});
