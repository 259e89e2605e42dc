import { address, defineKind, distinct, text } from 'sitewright';
import * as z from 'zod';
import { closing } from '../../components/model/fields/closing';
import { icon } from '../../components/model/fields/icon';
import { pageHead } from '../../components/model/fields/page-head';
import { question } from '../../components/model/fields/question';

const item = z.strictObject({
  page: address('The address of the item, such as /solutions/ads.', { whenHidden: 'leave out the item' }),
  name: text('Another name for the item in this list; without it, the name of its page.').optional(),
  description: text('Another sentence for the item in this list; without it, the summary of its page.').optional(),
  icon: icon.optional(),
});

/** A hub: the page of a column of solutions; content/solutions/<hub>.mdx, with its items in the folder of the same name. */
export const hub = defineKind({
  name: 'hub',
  files: 'solutions/:slug.mdx',
  address: '/solutions/:slug',
  parent: ({ data }) => data.service,
  headline: 'heading',
  anchors: ['items', 'choosing', 'questions', 'others'],
  schema: z.strictObject({
    ...pageHead,
    heading: text('The headline of the page: a statement, four to ten words.'),
    answer: text('One or two sentences under the headline.'),
    summary: text('One short sentence for lists, up to 90 characters.'),
    icon,
    service: address('The address of the service page this column belongs to; its theme colors the page.'),
    viewAll: text('What the link from the service page to this hub says, such as View all capture tools.'),
    items: z.array(item).min(1).describe('The items of the column, in order.').meta(distinct('page')),
    inbox: text(
      'The title of the inbox in which the chats of all items end, each with its first two messages; only for items whose picture is a chat.',
    ).optional(),
    choosing: z
      .array(
        z.strictObject({
          need: text('What the visitor wants to do, one sentence.'),
          page: address('The address of the item that fits.'),
          why: text('Why it fits, one sentence.'),
        }),
      )
      .min(2)
      .describe('A guide: which item fits which need.'),
    questions: z
      .array(question)
      .min(2)
      .max(5)
      .describe('Questions that buyers ask before choosing.')
      .meta(distinct('question')),
    closing,
  }),
});
