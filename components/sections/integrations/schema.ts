import { defineSection, distinct, headedSectionFields, link, text } from 'sitewright';
import * as z from 'zod';

export const integrations = defineSection(
  z.strictObject({
    ...headedSectionFields('integrations', 'Shows the platforms that we connect, as a grid.'),
    items: z
      .array(
        z.strictObject({
          name: text('The name of the platform, as plain text.'),
          description: text('What the connection does, one sentence.'),
          highlighted: z.boolean().describe('true marks the platform as the main one.').optional(),
        }),
      )
      .min(2)
      .describe('The platforms, as a grid.')
      .meta(distinct('name')),
    note: text('One or two sentences under the grid, such as on custom integrations.').optional(),
    links: z.array(link).max(2).describe('Up to two buttons under the grid.').meta(distinct('href')).optional(),
  }),
  {
    least: {
      type: 'integrations',
      title: 'Two channels, one inbox',
      items: [
        { name: 'E-mail', description: 'Answers leave from your own address.' },
        { name: 'SMS', description: 'For those without a data plan.' },
      ],
    },
    full: {
      type: 'integrations',
      title: 'Eight channels end in one list',
      text: 'We connect the platform you have, and tell you when another would do better.',
      items: [
        { name: 'WhatsApp', description: 'Chats, templates and the catalog of your shop.', highlighted: true },
        { name: 'Instagram', description: 'Direct messages and replies to stories.' },
        { name: 'Messenger', description: 'Chats from your page and its ads.' },
        { name: 'Telegram', description: 'A bot with menus, and a person behind it.' },
        { name: 'SMS', description: 'Codes and reminders for those without a data plan.' },
        { name: 'E-mail', description: 'Answers leave from your own address.' },
        { name: 'Web chat', description: 'A visitor can go on with the chat on the phone.' },
        { name: 'Telephone', description: 'A missed call becomes a message with a number to call.' },
      ],
      note: 'Yours is not in the list? If it has an interface that is documented, we can connect it.',
      links: [
        { label: 'Ask for an integration', href: '/integrations/request' },
        { label: 'Read about WhatsApp', href: '/integrations/whatsapp' },
      ],
    },
    'long names, all marked': {
      type: 'integrations',
      title: 'Interdepartmental telecommunications platforms with long names',
      items: [
        {
          name: 'Otorhinolaryngological Appointment Reservation Clearinghouse',
          description:
            'Reservations go both ways. When the clearinghouse moves one, the chat tells the patient; when the patient moves it, the clearinghouse is told within the minute, and the patient who had that hour before is asked again.',
          highlighted: true,
        },
        { name: 'Internationalization', description: 'Six languages.', highlighted: true },
        { name: 'TelecommunicationsResponsibilities', description: 'One word, as platforms like to be written.' },
      ],
      links: [{ label: 'Ask for an interdepartmental telecommunications integration', href: '/integrations/request' }],
    },
  },
);
