import * as z from 'zod';
import { sectionBase, sectionHeading } from '../fields/section-base';

export const openings = z.strictObject({
  ...sectionBase,
  ...sectionHeading,
  type: z.literal('openings').describe('Shows every opening with its apply link.'),
});
