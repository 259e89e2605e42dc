import { text } from 'sitewright';
import * as z from 'zod';
import { chatFields } from '../../chat/schema';

export const demo = z.strictObject({
  type: z.literal('demo').describe('A chat of four messages that plays, with a remark on each.'),
  title: text('What the demo is called.'),
  text: text('Under the demo: that it is an example.').optional(),
  ...chatFields,
});
