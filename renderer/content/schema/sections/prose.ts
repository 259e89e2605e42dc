import * as z from 'zod';
import { sectionFields } from '../fields/section-base';

export const prose = z.strictObject({
  ...sectionFields('prose', 'Shows the text below the front matter of this file.'),
});
