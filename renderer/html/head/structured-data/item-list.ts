import type { ItemList } from 'schema-dts';
import type { HubEntry } from '../../../content/schema/content';
import type { PageFacts } from '../page-facts';

/** The items of a column of solutions, in its order. */
export function itemList({ address, data }: HubEntry, { content, siteUrl }: PageFacts) {
  return {
    '@type': 'ItemList',
    '@id': `${siteUrl}${address}#items`,
    mainEntityOfPage: { '@id': siteUrl + address },
    name: data.name,
    numberOfItems: data.items.length,
    itemListElement: data.items.map(({ page, name }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: name ?? content.entries.get(page)?.data.name,
      url: siteUrl + page,
    })),
  } satisfies ItemList;
}
