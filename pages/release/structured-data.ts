import type { NewsArticle } from 'schema-dts';
import { type Entry, type PageFacts, publisher } from 'sitewright';
import { site } from '../../components/model/lists/site';
import { writtenText } from '../article/structured-data';
import type { release } from './schema';

/** A press release, with the agency as author. */
export function newsArticle(entry: Entry<typeof release>, facts: PageFacts) {
  const agency = publisher(facts.content.list(site).name, facts);
  return {
    '@type': 'NewsArticle',
    ...writtenText(entry, facts),
    inLanguage: entry.data.lang ?? facts.content.language,
    author: agency,
    publisher: agency,
  } satisfies NewsArticle;
}
