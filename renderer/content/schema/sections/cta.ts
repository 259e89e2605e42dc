import * as z from 'zod';
import { link } from '../fields/link';
import { sectionBase, sectionHeading } from '../fields/section-base';

export const cta = z.strictObject({
  ...sectionBase,
  ...sectionHeading,
  type: z.literal('cta').describe('Shows a closing band with one or two buttons.'),
  primary: link,
  secondary: link.optional(),
});
