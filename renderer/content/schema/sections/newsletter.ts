import * as z from 'zod';
import { sectionBase, sectionHeading } from '../fields/section-base';

export const newsletter = z.strictObject({
  ...sectionBase,
  ...sectionHeading,
  type: z.literal('newsletter').describe('Shows the newsletter box.'),
});
