import type { BreadcrumbList, WebPage, WebSite } from 'schema-dts';
import type { Entry } from '../../../content/schema/content';
import type { SiteDefinition } from '../../../content/schema/define-site';
import type { PageFacts } from '../../../content/schema/page-facts';
import type { DrawnPage } from '../../templates';
import { pictureUrl } from '../social-image-urls';
import { breadcrumbsId, organizationId, webSiteId } from './ids';
import { organization } from './organization';

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

/** The site as a whole; search engines take its name from here. */
function webSite(site: SiteDefinition, facts: PageFacts) {
  const { name, slogan } = site.about(facts.content);
  return {
    '@type': 'WebSite',
    '@id': webSiteId(facts),
    url: `${facts.siteUrl}/`,
    name,
    description: slogan,
    inLanguage: facts.content.language,
    publisher: { '@id': organizationId(facts) },
  } satisfies WebSite;
}

/** The page itself, as far as all pages are alike. */
function webPage(entry: Entry, facts: PageFacts) {
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

/** The breadcrumbs that the page shows. */
export function breadcrumbList(entry: Entry, site: SiteDefinition, facts: PageFacts) {
  const { content } = facts;
  const home = site.labels(content).home ?? content.page('/').data.name;
  const steps = [...content.above(entry), entry].map(({ address, data }) => ({ address, name: data.name }));
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(entry, facts),
    itemListElement: [{ address: '/', name: home }, ...steps].map(({ address, name }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: facts.siteUrl + address,
    })),
  } satisfies BreadcrumbList;
}
