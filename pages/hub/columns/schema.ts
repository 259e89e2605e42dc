import { defineSection, distinct, headedSectionFields, reference } from 'sitewright';
import * as z from 'zod';
import { folk } from '../../../components/model/fields/folk';

export const columns = defineSection(
  z.strictObject({
    ...headedSectionFields('columns', 'Shows three columns of solutions, each with its items.'),
    drawing: folk.optional(),
    hubs: z
      .array(reference('hub', 'The file name of a hub under content/solutions, such as capture-leads.'))
      .length(3)
      .describe('Three hubs; each is a column with its items and a view-all link.')
      .meta(distinct()),
  }),
);
