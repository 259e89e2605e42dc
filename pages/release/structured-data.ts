import type { NewsArticle } from 'schema-dts';
import type { Entry } from '../../renderer/content/schema/content';
import type { PageFacts } from '../../renderer/content/schema/page-facts';
import { publisher } from '../../renderer/html/head/structured-data/organization';
import { writtenText } from '../article/structured-data';
import { site } from '../lists/site';
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
