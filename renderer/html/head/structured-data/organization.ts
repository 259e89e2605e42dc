import type { Organization } from 'schema-dts';
import type { SiteDefinition } from '../../../content/schema/define-site';
import type { PageFacts } from '../../../content/schema/page-facts';
import { organizationId } from './ids';

/** Who publishes the site. */
export function organization(site: SiteDefinition, facts: PageFacts) {
  return { ...publisher(site.about(facts.content).name, facts), ...site.publisher?.(facts) } satisfies Organization;
}

/** The same as a publisher or provider. Name and logo are repeated for readers that do not follow references. */
export function publisher(name: string, facts: PageFacts) {
  return {
    '@type': 'Organization',
    '@id': organizationId(facts),
    name,
    url: `${facts.siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${facts.siteUrl}/icon-512.png`, width: '512', height: '512' },
  } satisfies Organization;
}
