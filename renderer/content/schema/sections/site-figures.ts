import * as z from 'zod';
import { headedSectionFields } from '../fields/section-base';
import { text } from '../fields/text';

export const siteFigures = z.strictObject({
  ...headedSectionFields('site-figures', 'Shows figures of this website, which the build counts and measures.'),
  weight: text('What the weight of the home page is called; the build measures it.'),
  pages: text('What the number of pages is called; the build counts them.'),
  rules: text('What the number of rules is called that the check applies to the content.'),
});
