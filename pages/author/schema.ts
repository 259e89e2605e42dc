import { defineKind, distinct, email, link, reference, text } from 'sitewright';
import * as z from 'zod';
import { pageHead } from '../../components/model/fields/page-head';
import { article } from '../article/schema';

/** An author of articles; content/authors. */
export const author = defineKind({
  name: 'author',
  files: 'authors/:slug.mdx',
  address: '/blog/authors/:slug',
  parent: '/blog',
  anchors: ['page-title'],
  lists: ({ id }, content) => content.where(article, 'author', id),
  newFile: { label: 'author', body: '' },
  schema: z.strictObject({
    ...pageHead,
    name: text('The name of the author or team.'),
    role: text('What the author does, one sentence.'),
    team: z.boolean().describe('true for a team; without it, the author is a person.').optional(),
    portrait: reference('picture', 'A photo of the author: its path in the folder media, such as ada.jpg.').optional(),
    email: email('Where readers reach the author.').optional(),
    links: z
      .array(link)
      .min(1)
      .describe('Where else readers find the author, such as a profile.')
      .meta(distinct('href', 'label'))
      .optional(),
  }),
});
