import type { WebPage } from 'schema-dts';
import type { Entry } from '../../../content/schema/content';
import type { PageFacts } from '../../../content/schema/page-facts';
import { pictureUrl } from '../social-image-urls';
import { breadcrumbsId, webSiteId } from './ids';

/** The page itself, as far as all pages are alike. */
export function webPage(entry: Entry, facts: PageFacts) {
  const url = facts.siteUrl + entry.address;
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: entry.data.title,
    description: entry.data.description,
    inLanguage: entry.data.lang ?? facts.content.language,
    isPartOf: { '@id': webSiteId(facts) },
    primaryImageOfPage: { '@type': 'ImageObject', url: pictureUrl(entry, facts) },
    ...(entry.address === '/' ? {} : { breadcrumb: { '@id': breadcrumbsId(entry, facts) } }),
  } satisfies WebPage;
}
