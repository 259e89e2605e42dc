import {
  address,
  type DataOf,
  defineFormat,
  defineList,
  distinct,
  email,
  href,
  link,
  telephone,
  text,
  tokensOf,
} from 'sitewright';
import * as z from 'zod';
import { theme } from '../fields/theme';

const agencyName = defineFormat(
  {
    name: 'agency-name-is-valid',
    test: (name) =>
      tokensOf(name).length === 0 && /\p{L}/u.test(name) && (name.match(/[\p{L}\p{N}]/gu) ?? []).length > 1,
    message: 'The name of the agency has at least two letters or digits, one of them a letter, and no token.',
    rationale:
      'It replaces [[site.name]] in every text, and the check looks for places where it was typed by hand. A single letter is in almost every word, a number in many texts, and a token would be replaced with itself.',
    example: 'Acme Digital',
    problem: (found) => ({
      message:
        tokensOf(found).length > 0
          ? `The name is written out in full, so it can't have double brackets, but found "${found}".`
          : `The name must have at least two letters or digits, one of them a letter, but found "${found}".`,
      suggestion: 'Write the name out, such as:   name: Acme Digital',
    }),
  },
  text,
);

const year = defineFormat({
  name: 'year-has-four-digits',
  pattern: /^\d{4}$/,
  message: 'The year must have four digits.',
  rationale: 'The copyright line shows the year as it is written here.',
  example: '2024',
});

/** site.yaml: the name, the addresses, the menus. */
export const site = defineList({
  name: 'site',
  file: 'site.yaml',
  tokens: textsOf,
  schema: z.strictObject({
    name: agencyName('The name of the agency.'),
    title: text('What the agency is, in a few words; follows the name in the title of the home page.'),
    blurb: text('Two sentences on the agency, in the footer.'),
    email: email('The address for inquiries.'),
    careersEmail: email('The address for applications.'),
    pressEmail: email('The address for the press.'),
    partnersEmail: email('The address for partners.'),
    privacyEmail: email('The address for questions on personal data.'),
    telephone: telephone('The phone number, such as +1 (555) 010-0142.'),
    telephoneHours: text('When the phone is answered, with [[site.timeZone]].'),
    timeZone: text('The time zone of all hours, such as Eastern Time.'),
    whatsapp: telephone('The WhatsApp number, such as +1 (555) 010-0142; links to it open a chat.'),
    booking: href(
      'The page for planning a call, such as one of Cal.com: linked from the contact form. Leave it out if there is none.',
    ).optional(),
    copyrightYear: year('The year of the copyright line.'),
    services: z
      .array(
        z.strictObject({
          page: address('The address of the service page.'),
          label: text('The name in the header, one to three words.'),
          theme,
        }),
      )
      .min(1)
      .describe('The service links of the header.')
      .meta(distinct('page', 'label')),
    contact: link.describe('The button of the header.'),
    menu: z.array(link).describe('Further links in the menu of phones.').meta(distinct('href', 'label')),
    social: z
      .array(z.strictObject({ name: text('The name of the network.'), href: href('The address of the profile.') }))
      .describe('The social links of the footer.')
      .meta(distinct('href', 'name')),
    footer: z
      .array(
        z.strictObject({
          title: text('The heading of the list.'),
          links: z.array(link).min(1).describe('The links of the list.').meta(distinct('href', 'label')),
        }),
      )
      .min(1)
      .describe('The link lists of the footer.')
      .meta(distinct('title')),
    receipt: link.describe('The link under the receipt in the footer, which says what the page weighs.').optional(),
    legal: z.array(link).min(1).describe('The legal links at the very bottom.').meta(distinct('href', 'label')),
    notFound: z
      .array(z.strictObject({ ...link.shape, text: text('What is there, a few words under the link.').optional() }))
      .min(1)
      .describe('The links on the 404 page.')
      .meta(distinct('href', 'label')),
  }),
});

/** The texts of site.yaml as tokens such as [[site.name]]. */
function textsOf(site: object): Record<string, string> {
  const texts = Object.entries(site).flatMap(([field, value]) =>
    typeof value === 'string' ? [[`site.${field}`, value]] : [],
  );
  return Object.fromEntries(texts);
}

export type SiteFields = DataOf<typeof site>;
