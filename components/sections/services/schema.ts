import { address, defineSection, distinct, headedSectionFields, reference, text } from 'sitewright';
import * as z from 'zod';
import { bookedScene, booking } from '../../model/fields/booking';
import { icon } from '../../model/fields/icon';
import { scene } from '../../model/fields/scene';

const service = z.strictObject({
  page: address('The address of the service page; its theme colors the row.'),
  icon,
  title: text('The name of the service.'),
  description: text('Two sentences on what the service does.'),
  features: z
    .array(text('One feature, a few words.'))
    .length(4)
    .describe('Four features, shown as a run-in list.')
    .meta(distinct()),
  claim: reference('claim', 'The id of the headline figure in claims.yaml.'),
  cta: text('What the link to the service page says.'),
  scene: z
    .discriminatedUnion('type', [bookedScene, ...scene.options])
    .describe('Its drawing: a screen of the booking, or a picture of its own.'),
});

export const services = defineSection(
  z.strictObject({
    ...headedSectionFields(
      'services',
      "Shows the services, each with its features, a claim and a drawing. With a booking, the drawings are the owner's side of it, and the hero of the page shows the customer's side.",
    ),
    booking: booking.optional(),
    items: z.array(service).min(1).describe('The services, in order.').meta(distinct('page', 'title')),
  }),
);
