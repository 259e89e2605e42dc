import { defineSection, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';

const step = {
  title: text('What to do, three to five words.'),
  description: text('What one sees then, one or two sentences.'),
  window: text('The title of the drawn window above it.'),
};

export const siteFigures = defineSection(
  z.strictObject({
    ...headedSectionFields(
      'site-figures',
      'Shows three tests of this website, and what the build counts and measures.',
    ),
    script: z
      .strictObject({
        ...step,
        label: text('Beside the drawn switch: JavaScript.'),
        on: text('What the switch says while scripts run.'),
        off: text('What it says while they do not.'),
      })
      .describe('The test without JavaScript; the drawn switch is set as the browser is.'),
    source: z.strictObject(step).describe('The test of the source text; the drawing shows that of this page.'),
    audit: z
      .strictObject({ ...step, ours: text('Before the measured weight.'), yours: text('Before the blank for theirs.') })
      .describe('The test with any tool.'),
    weight: text('What the weight of the home page is called; the build measures it.'),
    pages: text('What the number of pages is called; the build counts them.'),
    rules: text('What the number of rules is called that the check applies to the content.'),
  }),
);
