import { defineList, distinct, href, reference, text } from 'sitewright';
import * as z from 'zod';

/** partners.yaml */
export const partners = defineList({
  name: 'partners',
  file: 'partners.yaml',
  schema: z
    .array(
      z.strictObject({
        name: text('The name of the partner.'),
        description: text('What we do together, one or two sentences.'),
        logo: reference('picture', 'The logo: an SVG file under content/media, such as partners/harbor.svg.'),
        href: href('The address of the partner.').optional(),
      }),
    )
    .meta(distinct('name')),
});

function claimsOfFactSheet(sentence: string, most: number) {
  return z
    .array(reference('claim', 'The id of a claim in claims.yaml.'))
    .min(1)
    .max(most)
    .describe(sentence)
    .meta(distinct());
}

/** media-kit.yaml */
export const mediaKit = defineList({
  name: 'mediaKit',
  file: 'media-kit.yaml',
  shownBy: 'media-kit',
  schema: z
    .array(
      z.strictObject({
        name: text('The name of the download.'),
        description: text('What is in it, one sentence.'),
        file: reference(
          'media',
          'The file under content/media, such as media-kit/logo.zip. The build writes media-kit/fact-sheet.pdf by itself.',
        ),
        figures: claimsOfFactSheet('The claims that the fact sheet sets large, each with its condition.', 4).optional(),
        delivered: claimsOfFactSheet('The claims that the fact sheet lists below, in one sentence.', 8).optional(),
      }),
    )
    .meta(distinct('file', 'name')),
});

/** The path of the fact sheet inside content/media. The build writes it. */
export const FACT_SHEET = 'media-kit/fact-sheet.pdf';
