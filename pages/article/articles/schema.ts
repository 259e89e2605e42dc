import { type Content, defineSection, type Entry, headedSectionFields, type Ref, reference } from 'sitewright';
import * as z from 'zod';
import { article } from '../schema';

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
  articlesIn,
);

/** The articles that a section lists. */
export function articlesIn(
  { author }: { author?: Ref<'author'> | undefined },
  content: Content,
): readonly Entry<typeof article>[] {
  return author === undefined ? content.all(article) : content.where(article, 'author', author);
}
