import * as z from 'zod';
import { defineSection } from '../../../renderer/content/schema/define-section';
import { distinct } from '../../../renderer/content/schema/fields/distinct';
import { headedSectionFields } from '../../../renderer/content/schema/fields/section-base';
import { text } from '../../../renderer/content/schema/fields/text';

export const agreement = defineSection(
  z.strictObject({
    ...headedSectionFields('agreement', 'Shows the page that two sides sign.'),
    label: text('What is printed at the top of the page, such as: The page we both sign, an example.'),
    terms: z
      .array(
        z.strictObject({
          label: text('What is settled, two to four words.'),
          value: text('How it is settled, a few words.'),
        }),
      )
      .min(2)
      .max(6)
      .describe('What is on the page.')
      .meta(distinct('label')),
    signatures: z.array(text('Who signs, one or two words.')).length(2).describe('The two sides.').meta(distinct()),
  }),
  {
    least: {
      type: 'agreement',
      title: 'One page, signed by both',
      label: 'An example',
      terms: [
        { label: 'Who sells', value: 'You' },
        { label: 'Who builds', value: 'We' },
      ],
      signatures: ['You', 'We'],
    },
    'long words': {
      type: 'agreement',
      title: 'Interdepartmental telecommunications responsibilities on a single page',
      text: 'It goes on for longer than anyone would read before an agreement.',
      link: { label: 'Write to us', href: '/contact' },
      label: 'The otorhinolaryngological agreement of both departments, an example',
      terms: [
        {
          label: 'Otorhinolaryngological appointment confirmations',
          value: 'The department that had them before, until the new plan is signed.',
        },
        { label: 'Telecommunications', value: 'Nobody’s.' },
      ],
      signatures: ['Otorhinolaryngology', 'Telecommunications department'],
    },
  },
);
