import type { Graph, Thing } from 'schema-dts';
import type { AnyEntry } from '../../../content/schema/content';
import { isClosed } from '../../../content/schema/publication';
import type { PageFacts } from '../page-facts';
import { breadcrumbList } from './breadcrumb-list';
import { itemList } from './item-list';
import { jobPosting } from './job-posting';
import { news } from './news';
import { organization } from './organization';
import { service } from './service';
import { webPage } from './web-page';
import { webSite } from './web-site';

/** The structured data of a page: who publishes it, where it is on the site, what it is about. */
export function graphOf(entry: AnyEntry, facts: PageFacts): Graph {
  const subject = subjectOf(entry, facts);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(facts),
      webSite(facts),
      webPage(entry, facts),
      ...(entry.address === '/' ? [] : [breadcrumbList(entry, facts)]),
      ...(subject ? [subject] : []),
    ],
  };
}

/** The subject of the page, if search engines have a type for it. */
function subjectOf(entry: AnyEntry, facts: PageFacts): Thing | undefined {
  switch (entry.kind) {
    case 'article':
    case 'release':
      return news(entry, facts);
    case 'opening':
      return isClosed(entry.data, facts.content.today) ? undefined : jobPosting(entry, facts);
    case 'hub':
      return itemList(entry, facts);
    case 'solution':
      return service(entry, facts);
    case 'page':
      return isService(entry, facts) ? service(entry, facts) : undefined;
    case 'legal':
      return undefined;
  }
}

/** The service pages of the header, and the solutions that are pages of sections, such as /solutions/support. */
function isService({ address }: AnyEntry, { content }: PageFacts): boolean {
  return address.startsWith('/solutions/') || content.site.services.some(({ page }) => page === address);
}
