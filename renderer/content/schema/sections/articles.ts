import { z } from 'zod';
import { sectionBase, sectionHeading } from '../fields/section-base';

export const articles = z.strictObject({
  ...sectionBase,
  ...sectionHeading,
  type: z.literal('articles').describe('Shows every article, newest first.'),
});
