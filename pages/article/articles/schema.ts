import { type Content, defineSection, type Entry, headedSectionFields, type Ref, reference } from 'sitewright';
import * as z from 'zod';
import { article } from '../schema';

/** It lists the real content; an example only changes its heading. */
export const articles = defineSection(
  z.strictObject({
    ...headedSectionFields(
      'articles',
      'Shows every article, newest first. A long list goes on at further pages, such as /blog/page/2.',
    ),
    author: reference(
      'author',
      'Only articles by this author: the name of a file in authors/, without .mdx.',
    ).optional(),
  }),
  {
    least: {
      type: 'articles',
      title: 'All articles',
    },
    full: {
      type: 'articles',
      title: 'Read what a project taught us',
      text: 'Each article answers one question that a client put to us.',
    },
    'a long headline': {
      type: 'articles',
      title: 'Interdepartmental telecommunications and other responsibilities we have written about',
      text: 'It goes on for longer than anyone would read before a list, names otorhinolaryngology and telecommunications on the way, and shows that the list below keeps its place whatever the heading does.',
    },
  },
  articlesIn,
);

/** The articles that a section lists. */
export function articlesIn(
  { author }: { author?: Ref<'author'> | undefined },
  content: Content,
): readonly Entry<typeof article>[] {
  return author === undefined ? content.all(article) : content.where(article, 'author', author);
}
