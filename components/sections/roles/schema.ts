import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { tool } from '../../model/fields/tool';

export const roles = defineSection(
  z.strictObject({
    ...headedSectionFields('roles', 'Shows the roles of a team as tools that hang from a line.'),
    items: z
      .array(
        z.strictObject({
          tool,
          title: text('The role, one to three words.'),
          description: text('What the person does for the client, one sentence.'),
        }),
      )
      .min(3)
      .max(6)
      .describe('Three to six roles.')
      .meta(distinct('title')),
  }),
  {
    least: {
      type: 'roles',
      title: 'Three roles',
      items: [
        { tool: 'pencil', title: 'Designer', description: 'Draws the screens.' },
        { tool: 'plug', title: 'Engineer', description: 'Builds them.' },
        { tool: 'magnifier', title: 'Tester', description: 'Breaks them.' },
      ],
    },
    'six, with long words': {
      type: 'roles',
      title: 'Interdepartmental telecommunications responsibilities',
      text: 'On a small project one person fills two of these.',
      link: { label: 'How we work', href: '/how-we-work' },
      items: [
        { tool: 'stopwatch', title: 'Otorhinolaryngologist', description: 'Plans the weeks.' },
        {
          tool: 'compass',
          title: 'Telecommunications responsibility officer',
          description: 'Knows the rules of interdepartmental reorganizations, and of nothing else.',
        },
        { tool: 'lantern', title: 'Care engineer', description: 'Takes over.' },
        { tool: 'bell', title: 'Specialist', description: 'Rings.' },
        { tool: 'stamp', title: 'Lawyer', description: 'Approves.' },
        { tool: 'basket', title: 'Manager', description: 'Carries.' },
      ],
    },
  },
);
