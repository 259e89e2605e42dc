import { defineSection, distinct, headedSectionFields, reference, text } from 'sitewright';
import * as z from 'zod';

const facts = z
  .array(
    z.strictObject({
      label: text('What it is, one or two words.'),
      claim: reference('claim', 'The id of a claim in claims.yaml.'),
    }),
  )
  .min(2)
  .max(3)
  .describe('Two or three claims.');

const proof = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('times').describe('Claims in weeks or months as lines of that length.'),
      rows: facts,
    }),
    z.strictObject({
      type: z.literal('counts').describe('Claims that count something as tides of that height.'),
      rows: facts,
    }),
    z.strictObject({
      type: z.literal('team').describe('Three lines that become one: a team, and its customer.'),
      team: z
        .array(text('A role, in one word.'))
        .length(3)
        .describe('Who is on the team: a role for each line.')
        .meta(distinct()),
      you: text('The customer.'),
    }),
  ])
  .describe('A drawing above the reason, which shows what the sentence says.');

export type Proof = z.infer<typeof proof>;

export const reasons = defineSection(
  z.strictObject({
    ...headedSectionFields('reasons', 'Shows reasons, each under a drawing that backs it.'),
    items: z
      .array(
        z.strictObject({
          title: text('The reason, two to five words.'),
          description: text('Two sentences that back it.'),
          proof: proof.optional(),
        }),
      )
      .min(2)
      .max(5)
      .describe('Two to five reasons.')
      .meta(distinct('title')),
  }),
);
