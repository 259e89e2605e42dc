import { defineSection, headedSectionFields, href, pictureBeside, text } from 'sitewright';
import * as z from 'zod';

export const details = defineSection(
  z.strictObject({
    ...headedSectionFields('details', 'Shows pairs of label and value, such as the media contact.'),
    look: z.enum(['rows', 'ticked']).describe('ticked puts them on a sheet of paper, each ticked off.').optional(),
    items: z
      .array(
        z.strictObject({
          label: text('What it is, such as E-mail.'),
          value: text('The value, such as press@tallwind.example.'),
          href: href('Where the value leads, such as mailto:press@tallwind.example.').optional(),
        }),
      )
      .min(1)
      .describe('Label and value pairs, such as the media contact.'),
    show: text('On phones, unfolds the pairs after the third, such as Show all five.').optional(),
    picture: pictureBeside.optional(),
  }),
  {
    least: {
      type: 'details',
      title: 'One address',
      items: [{ label: 'Office', value: 'We work remotely' }],
    },
    full: {
      type: 'details',
      title: 'One address for every question from the press',
      text: 'Say when you go to print, and we say whether we can answer by then.',
      items: [
        { label: 'E-mail', value: 'press@agency.example', href: 'mailto:press@agency.example' },
        { label: 'Telephone', value: '+1 (555) 010-0142', href: 'tel:+15550100142' },
        { label: 'Answered', value: 'Mon-Fri 8am-6pm' },
        { label: 'It helps to know', value: 'Your deadline, the page in question, and whose answer you need.' },
        { label: 'Not from the press', value: 'Use the contact form', href: '/contact' },
      ],
    },
    'ticked off': {
      type: 'details',
      look: 'ticked',
      title: 'Free before you sign',
      text: 'You can get as far as a price without paying for anything.',
      items: [
        { label: 'Call', value: 'Half an hour with the person who would plan the work' },
        { label: 'Demo', value: 'Try it on your own case', href: '/demo' },
      ],
    },
    'with a picture': {
      type: 'details',
      title: 'One address',
      items: [
        { label: 'E-mail', value: 'press@agency.example', href: 'mailto:press@agency.example' },
        { label: 'Office', value: 'At the river, behind the boats' },
      ],
      picture: {
        file: 'examples/photo.svg',
        alt: 'Two kayaks on a river, an example',
        caption: 'In front of the office.',
      },
    },
    'long labels and values': {
      type: 'details',
      title: 'Interdepartmental telecommunications responsibilities',
      items: [
        {
          label: 'Otorhinolaryngological appointment confirmations, outside of the opening hours',
          value: 'appointments.otorhinolaryngology@telecommunications-department.example',
          href: 'mailto:appointments.otorhinolaryngology@telecommunications-department.example',
        },
        {
          label: 'Telecommunicationsresponsibilities',
          value:
            'The department that had them before, until the new plan is signed. Afterward it forwards for thirty days, with an announcement that names the new one.',
        },
        { label: 'Profile', value: 'Our page on a network', href: 'https://www.linkedin.com/company/agency-example' },
      ],
    },
  },
);
