import * as z from 'zod';
import { link } from '../fields/link';
import { headedSectionFields } from '../fields/section-base';

export const cta = z.strictObject({
  ...headedSectionFields('cta', 'Shows a closing band with one or two buttons.'),
  primary: link,
  secondary: link.optional(),
});
