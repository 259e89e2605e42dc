import * as z from 'zod';
import { defineSection } from '../../../renderer/content/schema/define-section';
import { headedSectionFields } from '../../../renderer/content/schema/fields/section-base';
import { text } from '../../../renderer/content/schema/fields/text';

export const siteFigures = defineSection(
  z.strictObject({
    ...headedSectionFields('site-figures', 'Shows figures of this website, which the build counts and measures.'),
    weight: text('What the weight of the home page is called; the build measures it.'),
    pages: text('What the number of pages is called; the build counts them.'),
    rules: text('What the number of rules is called that the check applies to the content.'),
  }),
  {
    least: {
      type: 'site-figures',
      title: 'This website in figures',
      text: 'Counted and measured when it was built.',
      weight: 'The home page, as it is sent',
      pages: 'Pages',
      rules: 'Interdepartmental telecommunications rules for the content',
    },
  },
);
