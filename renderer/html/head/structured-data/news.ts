import type { BlogPosting, NewsArticle } from 'schema-dts';
import type { EntryOf } from '../../../content/schema/content';
import { SITE_LANGUAGE } from '../../../content/schema/language';
import type { PageFacts } from '../page-facts';
import { pictureUrls } from '../social-image-urls';
import { toTimestamp } from '../to-timestamp';
import { author } from './author';
import { publisher } from './organization';

/** An article, or a press release, whose author is the agency. */
export function news(entry: EntryOf<'article' | 'release'>, facts: PageFacts) {
  const { data, address } = entry;
  const { siteUrl } = facts;
  const article = entry.kind === 'article' ? entry.data : undefined;
  return {
    '@type': article ? 'BlogPosting' : 'NewsArticle',
    '@id': `${siteUrl}${address}#article`,
    mainEntityOfPage: { '@id': siteUrl + address },
    headline: data.heading,
    description: data.excerpt,
    image: pictureUrls(entry, facts),
    datePublished: toTimestamp(data.date),
    articleSection: article?.category,
    inLanguage: data.lang ?? SITE_LANGUAGE,
    timeRequired: article && `PT${article.readMinutes}M`,
    author: article ? author(article.author, facts) : publisher(facts),
    publisher: publisher(facts),
  } satisfies BlogPosting | NewsArticle;
}
