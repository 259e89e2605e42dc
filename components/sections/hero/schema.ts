import { defineSection, distinct, link, reference, sectionFields, text } from 'sitewright';
import * as z from 'zod';
import { heroScene } from '../../model/fields/hero-scene';
import { demo } from './demo/schema';
import { order } from './order/schema';
import { phones } from './phones/schema';
import { trial } from './trial/schema';
import { widths } from './widths/schema';

const look = <Name extends string>(name: Name) =>
  z.literal(name).describe('ticket is our ticket with a stamp on it; without a look, the hero is a statement.');

const fields = {
  ...sectionFields('hero', 'Opens the page: the headline, and what may follow it.'),
  tagline: text('A few words above the headline.'),
  title: text('The headline of the page; its only first-level heading.'),
  description: text('One to three sentences under the headline.'),
  primary: link.optional(),
  secondary: link.optional(),
};

const statement = z.strictObject({
  ...fields,
  look: look('statement').optional(),
  stats: z
    .array(reference('claim', 'The id of a claim in claims.yaml.'))
    .length(4)
    .describe('Four claims, shown as figures under a rule.')
    .meta(distinct())
    .optional(),
  scene: z
    .discriminatedUnion('type', [...heroScene.options, demo, order, phones, trial, widths])
    .describe('What the page opens with beside the headline: a drawn picture, or what visitors can try.')
    .optional(),
});

const ticket = z.strictObject({
  ...fields,
  look: look('ticket'),
  stamp: text('One or two words stamped on the ticket.'),
});

export type HeroOf<Type extends string> = StatementHero & { scene: Extract<StatementHero['scene'], { type: Type }> };
export type StatementHero = z.output<typeof statement>;
export type TicketHero = z.output<typeof ticket>;

export const hero = defineSection(z.discriminatedUnion('look', [statement, ticket]));
