import { defineSection, distinct, headedSectionFields, reference } from 'sitewright';
import * as z from 'zod';

export const stats = defineSection(
  z.strictObject({
    ...headedSectionFields('stats', 'Shows claims as a ledger of figures.'),
    figures: z
      .array(reference('claim', 'The id of a claim in claims.yaml.'))
      .min(2)
      .max(6)
      .describe('Two to six claims, set as a ledger.')
      .meta(distinct()),
  }),
  {
    least: {
      type: 'stats',
      title: 'Two figures you can test today',
      figures: ['support', 'reply-whatsapp'],
    },
    full: {
      type: 'stats',
      title: 'Being on WhatsApp earns nothing, answering does',
      text: 'The first figure is the market. The others are ours, and each of them names its source.',
      figures: ['whatsapp-users', 'whatsapp-revenue-multiple', 'whatsapp-satisfaction', 'whatsapp-response'],
      link: { label: 'What to count in your own first month', href: '/blog/first-month-on-whatsapp' },
    },
    'long values': {
      type: 'stats',
      title: 'Misunderstandings about telecommunications responsibilities cost more than telecommunications',
      text: 'Values in words are as wide as a label. Both have to fit on a small phone.',
      figures: ['whatsapp-setup', 'reply-whatsapp', 'reply-ai', 'support-response', 'app-launch', 'site-launch'],
      link: { label: 'How the promises are measured', href: '/about' },
    },
  },
);
