import type { NewsArticle } from 'schema-dts';
import type { Entry } from '../../renderer/content/schema/content';
import type { PageFacts } from '../../renderer/content/schema/page-facts';
import { newsPictureUrls } from '../../renderer/html/head/social-image-urls';
import { publisher } from '../../renderer/html/head/structured-data/organization';
import { pictureObject } from '../../renderer/html/head/structured-data/picture-object';
import { toTimestamp } from '../../renderer/html/head/to-timestamp';
import { site } from '../lists/site';
import type { release } from './schema';

/** A press release, whose author is the agency. */
export function newsArticle(entry: Entry<typeof release>, facts: PageFacts) {
  const { data, address } = entry;
  const url = facts.siteUrl + address;
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    mainEntityOfPage: { '@id': url },
    headline: data.heading,
    description: data.excerpt,
    image: [...(data.photo ? [pictureObject(data.photo, 'full', facts)] : []), ...newsPictureUrls(entry, facts)],
    datePublished: toTimestamp(data.date),
    inLanguage: data.lang ?? facts.content.language,
    author: publisher(facts.content.list(site).name, facts),
    publisher: publisher(facts.content.list(site).name, facts),
  } satisfies NewsArticle;
}
