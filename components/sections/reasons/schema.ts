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
  {
    least: {
      type: 'reasons',
      title: 'Two reasons are enough',
      items: [
        { title: 'We answer', description: 'On the same day. Ask on a Friday.' },
        {
          title: 'We stay',
          description: 'A launch is the middle of a project. The figure you wanted moves afterward.',
        },
      ],
    },
    full: {
      type: 'reasons',
      title: 'Choose us for what we refuse',
      text: 'Each of these has cost us an order.',
      items: [
        {
          title: 'One team for four channels',
          description:
            'The people who build your chat sit next to those who build your site. Nobody can blame the other one.',
          proof: { type: 'team', team: ['Writer', 'Builder', 'Tester'], you: 'You' },
        },
        {
          title: 'Figures with a source',
          description: 'Every number on this site is in one list, with where it comes from. Ask for the list.',
          proof: {
            type: 'counts',
            rows: [
              { label: 'apps', claim: 'apps-delivered' },
              { label: 'websites', claim: 'websites-built' },
            ],
          },
        },
        {
          title: 'A way out',
          description: 'Accounts, code and notes are yours from the first day. Another supplier could pick them up.',
          proof: {
            type: 'times',
            rows: [
              { label: 'Website', claim: 'site-launch' },
              { label: 'App', claim: 'app-launch' },
            ],
          },
        },
      ],
    },
    'five with long words': {
      type: 'reasons',
      title: 'Five interdepartmental misunderstandings that reorganizations do not cure',
      text: 'The longest list this section takes, with titles that break over several lines.',
      items: [
        {
          title: 'Telecommunications responsibilities',
          description: 'The first one to answer is taken for the one responsible. Write down who is.',
        },
        {
          title: 'Otorhinolaryngological appointment confirmations',
          description: 'Three systems send one each. Patients believe the last, which is not always the newest.',
        },
        {
          title: 'Internationalization',
          description: 'A translated page with an untranslated form is an untranslated page. Start with the form.',
        },
        {
          title: 'What nobody asked',
          description:
            'Before the offer we follow one of your real orders from the first message to the payment. On the way there are questions that no department had put to another, because each took the answer for granted, and the answers differ.',
        },
        { title: 'No', description: 'It is the answer that saves most. We give it early.' },
      ],
    },
  },
);
