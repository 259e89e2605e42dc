import type { ItemList } from 'schema-dts';
import type { Entry, PageFacts } from 'sitewright';
import type { hub } from './schema';

/** The items of a column of solutions, in order. */
export function itemList({ address, data }: Entry<typeof hub>, { content, siteUrl }: PageFacts) {
  return {
    '@type': 'ItemList',
    '@id': `${siteUrl}${address}#items`,
    mainEntityOfPage: { '@id': siteUrl + address },
    name: data.name,
    numberOfItems: data.items.length,
    itemListElement: data.items.map(({ page, name }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: name ?? content.pageAt(page)?.data.name,
      url: siteUrl + page,
    })),
  } satisfies ItemList;
}
