import type { NewsArticle } from 'schema-dts';
import type { EntryOf } from '../../../content/schema/content';
import { SITE_LANGUAGE } from '../../../content/schema/language';
import type { PageFacts } from '../page-facts';
import { pictureUrls } from '../social-image-urls';
import { toTimestamp } from '../to-timestamp';
import { publisher } from './organization';

/** A press release; the agency is its author. */
export function newsArticle(entry: EntryOf<'release'>, facts: PageFacts) {
  const { data, address } = entry;
  const { siteUrl } = facts;
  return {
    '@type': 'NewsArticle',
    '@id': `${siteUrl}${address}#article`,
    mainEntityOfPage: { '@id': siteUrl + address },
    headline: data.heading,
    description: data.excerpt,
    image: pictureUrls(entry, facts),
    datePublished: toTimestamp(data.date),
    inLanguage: data.lang ?? SITE_LANGUAGE,
    author: publisher(facts),
    publisher: publisher(facts),
  } satisfies NewsArticle;
}
