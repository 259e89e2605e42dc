import type { Service } from 'schema-dts';
import { ancestorsOf } from '../../../content/schema/ancestors';
import type { AnyEntry } from '../../../content/schema/content';
import type { PageFacts } from '../page-facts';
import { pictureUrl } from '../social-image-urls';
import { organizationId } from './ids';

/** The service on a page; a solution has the service and the column above it as its category. */
export function service(entry: AnyEntry, facts: PageFacts) {
  const { content, siteUrl } = facts;
  const url = siteUrl + entry.address;
  const above = ancestorsOf(entry, content.entries).map(({ data }) => data.name);
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
