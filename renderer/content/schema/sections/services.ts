import * as z from 'zod';
import { address } from '../fields/address';
import { distinct } from '../fields/distinct';
import { icon } from '../fields/icon';
import { reference } from '../fields/reference';
import { scene } from '../fields/scene';
import { headedSectionFields } from '../fields/section-base';
import { text } from '../fields/text';

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
  scene,
});

export const services = z.strictObject({
  ...headedSectionFields('services', 'Shows the services, each with its features, a claim and a drawing.'),
  items: z.array(service).min(1).describe('The services, in order.').meta(distinct('page', 'title')),
});
