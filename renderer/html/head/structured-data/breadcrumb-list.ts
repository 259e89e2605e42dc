import type { BreadcrumbList } from 'schema-dts';
import type { Entry } from '../../../content/schema/content';
import type { SiteDefinition } from '../../../content/schema/define-site';
import type { PageFacts } from '../../../content/schema/page-facts';
import { breadcrumbsId } from './ids';

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
