import { defineSection, distinct, headedSectionFields, link, reference, text } from 'sitewright';
import * as z from 'zod';

export const contact = defineSection(
  z.strictObject({
    ...headedSectionFields('contact', 'Shows the contact form, with the other ways to reach us beside it.'),
    note: text('Small, under the addresses.').optional(),
    links: z
      .array(link)
      .max(3)
      .describe('Up to three more links under the addresses.')
      .meta(distinct('href'))
      .optional(),
    promise: reference('claim', 'The id of the claim that promises when we reply.').optional(),
  }),
  {
    least: {
      type: 'contact',
      title: 'Write to us',
    },
    full: {
      type: 'contact',
      title: 'Two sentences get you an answer',
      text: 'Say what should work better, and by when. The person who reads it would also build it.',
      note: 'You need no brief, no budget sheet and no technical terms.',
      links: [{ label: 'See a live demo', href: '/demo' }],
      promise: 'reply-whatsapp',
    },
    'a long headline and another promise': {
      type: 'contact',
      title: 'Describe your interdepartmental telecommunications responsibilities in your own words',
      text: 'If you do not know who is responsible, say so. It is the most frequent answer we get, and it tells us where to begin. Leave out names of people and of patients, and leave out everything that you would not write on a postcard.',
      promise: 'reply-ai',
    },
  },
);
