import type { SiteDefinition } from '../../../content/schema/define-site';
import type { PageFacts } from '../../../content/schema/page-facts';
import type { DrawnPage } from '../../templates';
import { breadcrumbList } from './breadcrumb-list';
import { organization } from './organization';
import { webPage } from './web-page';
import { webSite } from './web-site';

/** The structured data of a page: who publishes it, where it is on the site, and what its template says that it is about. */
export function graphOf(
  { entry, template }: DrawnPage,
  site: SiteDefinition,
  facts: PageFacts,
): { '@context': string; '@graph': object[] } {
  const { page, subject } = template.structuredData?.(entry, facts) ?? {};
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(site, facts),
      webSite(site, facts),
      { ...webPage(entry, facts), ...page },
      ...(entry.address === '/' ? [] : [breadcrumbList(entry, site, facts)]),
      ...(subject ? [subject] : []),
    ],
  };
}
