import * as z from 'zod';
import { headedSectionFields } from '../fields/section-base';

export const partners = z.strictObject({
  ...headedSectionFields('partners', 'Shows the partners of partners.yaml.'),
});
