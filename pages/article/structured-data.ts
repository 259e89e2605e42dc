import type { BlogPosting } from 'schema-dts';
import { type Entry, newsPictureUrls, type PageFacts, pictureObject, publisher, toTimestamp } from 'sitewright';
import { site } from '../../components/model/lists/site';
import { places } from '../../components/model/places';
import { authorData } from '../author/structured-data';
import type { release } from '../release/schema';
import type { article } from './schema';

/** The shared structured data of articles and press releases. */
export function writtenText(entry: Entry<typeof article> | Entry<typeof release>, facts: PageFacts) {
  const { data, address } = entry;
  const url = facts.siteUrl + address;
  return {
    '@id': `${url}#article`,
    mainEntityOfPage: { '@id': url },
    headline: data.heading,
    description: data.excerpt,
    image: [...(data.photo ? [pictureObject(data.photo, places.full, facts)] : []), ...newsPictureUrls(entry, facts)],
    datePublished: toTimestamp(data.date),
  };
}

export function blogPosting(entry: Entry<typeof article>, facts: PageFacts) {
  const { data } = entry;
  return {
    '@type': 'BlogPosting',
    ...writtenText(entry, facts),
    articleSection: data.category,
    inLanguage: data.lang ?? facts.content.language,
    timeRequired: `PT${data.readMinutes}M`,
    author: authorData(data.author, facts),
    publisher: publisher(facts.content.list(site).name, facts),
  } satisfies BlogPosting;
}
