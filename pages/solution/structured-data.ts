import type { Service } from 'schema-dts';
import { type Entry, organizationId, type PageFacts, pictureUrl } from 'sitewright';

/** The service on a page; the category of a solution is the service and the column above it. */
export function service(entry: Entry, facts: PageFacts) {
  const { content, siteUrl } = facts;
  const url = siteUrl + entry.address;
  const above = content.above(entry).map(({ data }) => data.name);
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    mainEntityOfPage: { '@id': url },
    url,
    name: entry.data.name,
    description: entry.data.description,
    serviceType: entry.data.name,
    ...(above.length > 0 ? { category: above } : {}),
    image: pictureUrl(entry, facts),
    provider: { '@id': organizationId(facts) },
  } satisfies Service;
}
