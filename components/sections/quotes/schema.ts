import { defineSection, distinct, headedSectionFields, permission, reference, text } from 'sitewright';
import * as z from 'zod';

/** The people in the examples and their words are invented, as their names say. */
export const quotes = defineSection(
  z.strictObject({
    ...headedSectionFields('quotes', 'Shows what customers say, in their own words and with their permission.'),
    items: z
      .array(
        z.strictObject({
          text: text('What the customer said, word for word, without quotation marks around it.'),
          name: text('Who said it.'),
          role: text('What that person does there, such as Owner.'),
          company: text('The company.'),
          portrait: reference('picture', 'A photo of that person: its path in the folder media.').optional(),
          permission,
        }),
      )
      .min(1)
      .max(6)
      .describe('The quotations, the one that matters most first.')
      .meta(distinct('text')),
  }),
  {
    least: {
      type: 'quotes',
      title: 'What customers say',
      items: [
        {
          text: 'This is an example of a quotation, which nobody has said.',
          name: 'Example Customer',
          role: 'Owner',
          company: 'Example Ltd',
          permission: '2024-05-02',
        },
      ],
    },
    'with portraits and long words': {
      type: 'quotes',
      title: 'Interdepartmental telecommunications responsibilities, in their own words',
      text: 'Each of them is an example.',
      link: { label: 'Write to us', href: '/contact' },
      items: [
        {
          text: 'This is an example of a quotation, which nobody has said.',
          name: 'Example Customer',
          role: 'Owner',
          company: 'Example Ltd',
          portrait: 'examples/portrait.svg',
          permission: '2024-05-02',
        },
        {
          text: 'This is another, which goes on for longer than anyone would read at once: it names otorhinolaryngology, telecommunications, and internationalization, and it has been said by nobody either, so that a page can show how it looks.',
          name: 'Another Example Customer',
          role: 'Head of the interdepartmental telecommunications department',
          company: 'Example Otorhinolaryngology Ltd',
          permission: '2024-05-02',
        },
      ],
    },
  },
);
