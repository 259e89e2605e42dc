import { defineSection, distinct, headedSectionFields, text } from 'sitewright';
import * as z from 'zod';
import { tool } from '../../model/fields/tool';

export const roles = defineSection(
  z.strictObject({
    ...headedSectionFields('roles', 'Shows the roles of a team as people at work, each with a tool.'),
    items: z
      .array(
        z.strictObject({
          tool,
          title: text('The role, one to three words.'),
          description: text('What the person does for the client, one sentence.'),
        }),
      )
      .min(3)
      .max(6)
      .describe('Three to six roles.')
      .meta(distinct('title')),
  }),
);
