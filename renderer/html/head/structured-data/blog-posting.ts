import type { BlogPosting } from 'schema-dts';
import type { ArticleEntry } from '../../../content/schema/content';
import { SITE_LANGUAGE } from '../../../content/schema/language';
import type { PageFacts } from '../page-facts';
import { pictureUrls } from '../social-image-urls';
import { toTimestamp } from '../to-timestamp';
import { author } from './author';
import { publisher } from './organization';

/** An article. */
export function blogPosting(entry: ArticleEntry, facts: PageFacts) {
  const { data, address } = entry;
  const { siteUrl } = facts;
  return {
    '@type': 'BlogPosting',
    '@id': `${siteUrl}${address}#article`,
    mainEntityOfPage: { '@id': siteUrl + address },
    headline: data.heading,
    description: data.excerpt,
    image: pictureUrls(entry, facts),
    datePublished: toTimestamp(data.date),
    articleSection: data.category,
    inLanguage: data.lang ?? SITE_LANGUAGE,
    timeRequired: `PT${data.readMinutes}M`,
    author: author(data.author, facts),
    publisher: publisher(facts),
  } satisfies BlogPosting;
}
