import type { BreadcrumbList } from 'schema-dts';
import { ancestorsOf } from '../../../content/schema/ancestors';
import type { AnyEntry } from '../../../content/schema/content';
import type { PageFacts } from '../page-facts';
import { breadcrumbsId } from './ids';

/** The breadcrumbs that the page shows. */
export function breadcrumbList(entry: AnyEntry, facts: PageFacts) {
  const { entries, words } = facts.content;
  const steps = [...ancestorsOf(entry, entries), entry].map(({ address, data }) => ({ address, name: data.name }));
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(entry, facts),
    itemListElement: [{ address: '/', name: words.breadcrumbs.home }, ...steps].map(({ address, name }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: facts.siteUrl + address,
    })),
  } satisfies BreadcrumbList;
}
