import { defineSection, distinct, headedSectionFields, href, permission, reference, text } from 'sitewright';
import * as z from 'zod';

const example = { logo: 'examples/logo.svg', permission: '2024-05-02' };

/** The companies in the examples are invented, as their names say. */
export const logos = defineSection(
  z.strictObject({
    ...headedSectionFields('logos', 'Shows the logos of customers, with their permission.'),
    items: z
      .array(
        z.strictObject({
          company: text('The company.'),
          logo: reference('picture', 'Its logo: an SVG or PNG file in the folder media, such as logos/harbor.svg.'),
          href: href('The address of the company, or of a page about the project.').optional(),
          permission,
        }),
      )
      .min(1)
      .max(12)
      .describe('The customers.')
      .meta(distinct('company')),
  }),
  {
    least: { type: 'logos', title: 'Who works with us', items: [{ ...example, company: 'Example Ltd' }] },
    'five, with links and long words': {
      type: 'logos',
      title: 'Interdepartmental telecommunications customers',
      text: 'Each of them is an example.',
      link: { label: 'Write to us', href: '/contact' },
      items: [
        { ...example, company: 'Example Ltd', href: '/contact' },
        { ...example, company: 'Example Otorhinolaryngology Ltd' },
        { ...example, company: 'Example Bakery Ltd' },
        { ...example, company: 'Example Books Ltd' },
        { ...example, company: 'Example Kayaks Ltd' },
      ],
    },
  },
);
