import { type Content, date, defineKind, type Entry, photo, reference, text } from 'sitewright';
import * as z from 'zod';
import { cover, weights } from '../../components/model/fields/cover';
import { pageHead } from '../../components/model/fields/page-head';
import { wholeNumber } from '../../components/model/fields/whole-number';

/** A blog article; content/blog. */
export const article = defineKind({
  name: 'article',
  files: 'blog/:slug.mdx',
  address: '/blog/:slug',
  parent: '/blog',
  published: 'date',
  order: 'newest first',
  headline: 'heading',
  anchors: ['related'],
  newFile: { label: 'article', body: '\nTODO\n' },
  schema: z.strictObject({
    ...pageHead,
    heading: text('The headline of the article.'),
    excerpt: text('Two sentences for lists and feeds.'),
    author: reference('author', 'The author: the name of a file in authors/, without .mdx.'),
    date: date('The day of publication, year-month-day; before it, only previews show the article.'),
    category: reference('category', 'One of the categories in categories.yaml.'),
    readMinutes: wholeNumber('How many minutes it takes to read, at about 220 words a minute.'),
    cover: cover.optional(),
    weights: weights.optional(),
    photo: photo.optional(),
  }),
});

/** The number of related articles below an article. */
export const RELATED_ARTICLES = 3;

type Article = Entry<typeof article>;

/** Related articles: the newest in the same category, then the newest of all. */
export function relatedTo({ address, data }: Article, content: Content, count: number): Article[] {
  const related = new Set<Article>();
  for (const list of [content.where(article, 'category', data.category), content.all(article)]) {
    // By index, so that the page depends on the first few entries, not on the length of the list.
    for (let index = 0; related.size < count; index += 1) {
      const other = list[index];
      if (!other) break;
      if (other.address !== address) related.add(other);
    }
  }
  return [...related];
}
