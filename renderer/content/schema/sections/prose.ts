import * as z from 'zod';
import { sectionBase } from '../fields/section-base';

export const prose = z.strictObject({
  ...sectionBase,
  type: z.literal('prose').describe('Shows the text below the front matter of this file.'),
});
