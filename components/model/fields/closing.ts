import { text } from 'sitewright';
import * as z from 'zod';

export const closing = z
  .strictObject({
    title: text('The last headline of the page: a statement, four to nine words.'),
    text: text('One or two sentences: what to write to us, and what the visitor hears back.'),
  })
  .describe('The closing band of the page, over its two buttons.');
