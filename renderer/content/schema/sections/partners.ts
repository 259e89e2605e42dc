import * as z from 'zod';
import { sectionBase, sectionHeading } from '../fields/section-base';

export const partners = z.strictObject({
  ...sectionBase,
  ...sectionHeading,
  type: z.literal('partners').describe('Shows the partners of partners.yaml.'),
});
