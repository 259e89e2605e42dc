import { defineSection, headedSectionFields, link } from 'sitewright';
import * as z from 'zod';

export const cta = defineSection(
  z.strictObject({
    ...headedSectionFields('cta', 'Shows a closing band with one or two buttons.'),
    primary: link,
    secondary: link.optional(),
  }),
  {
    least: {
      type: 'cta',
      title: 'Ask us',
      primary: { label: 'Write', href: '/contact' },
    },
    full: {
      type: 'cta',
      title: 'Ask what your last agency would not answer',
      text: 'We would rather lose the order over a straight answer than win it without one.',
      link: { label: 'Look at three example projects', href: '/examples' },
      primary: { label: 'Get Free Consultation', href: '/contact' },
      secondary: { label: 'Work with us', href: '/careers' },
    },
    'a long headline and long buttons': {
      type: 'cta',
      title:
        'Interdepartmental telecommunications responsibilities outlive the reorganizations that were to settle them',
      text: 'Send us the organization chart and the last three complaints. We tell you which line of the chart they went along, and where they stopped. That costs you an afternoon and us an evening, and afterward both of us know whether there is a project in it.',
      primary: { label: 'Describe your interdepartmental responsibilities', href: '/contact' },
      secondary: { label: 'Send an e-mail to the partners’ desk instead', href: 'mailto:partners@agency.example' },
    },
  },
);
