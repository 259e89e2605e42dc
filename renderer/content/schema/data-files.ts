import * as z from 'zod';
import { href } from './fields/address';
import { email } from './fields/contact';
import { distinct } from './fields/distinct';
import { link } from './fields/link';
import { reference } from './fields/reference';
import { text } from './fields/text';

/** authors.yaml */
export const authors = z
  .record(
    z.string(),
    z.strictObject({
      name: text('The name of the author or team.'),
      role: text('What the author does, one sentence.'),
      team: z.boolean().describe('true for a team; without it, the author is a person.').optional(),
      email: email('Where readers reach the author.').optional(),
      links: z
        .array(link)
        .min(1)
        .describe('Where else readers find the author, such as a profile.')
        .meta(distinct('href', 'label'))
        .optional(),
    }),
  )
  .describe('Every author by id. An author with a published article has a page, /blog/authors/ and the id.');

/** partners.yaml */
export const partners = z
  .array(
    z.strictObject({
      name: text('The name of the partner.'),
      description: text('What we do together, one or two sentences.'),
      logo: reference('picture', 'The logo: an SVG file under content/media, such as partners/harbor.svg.'),
      href: href('The address of the partner.').optional(),
    }),
  )
  .meta(distinct('name'));

function claimsOfFactSheet(sentence: string, most: number) {
  return z
    .array(reference('claim', 'The id of a claim in claims.yaml.'))
    .min(1)
    .max(most)
    .describe(sentence)
    .meta(distinct());
}

/** media-kit.yaml */
export const mediaKit = z
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
  .meta(distinct('file', 'name'));

/** The fact sheet of the media kit, by its name inside content/media. The build writes it. */
export const FACT_SHEET = 'media-kit/fact-sheet.pdf';
