import * as z from 'zod';
import { headedSectionFields } from '../fields/section-base';

export const newsletter = z.strictObject({
  ...headedSectionFields('newsletter', 'Shows the newsletter box.'),
});
