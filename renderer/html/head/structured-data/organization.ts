import type { Organization } from 'schema-dts';
import type { PageFacts } from '../page-facts';
import { organizationId } from './ids';

/** The agency. */
export function organization(facts: PageFacts) {
  const { site } = facts.content;
  return {
    ...publisher(facts),
    description: site.blurb,
    email: site.email,
    telephone: site.telephone,
    sameAs: site.social.map(({ href }) => href),
  } satisfies Organization;
}

/** The agency as a publisher or provider. Name and logo are repeated for readers that follow no references. */
export function publisher(facts: PageFacts) {
  return {
    '@type': 'Organization',
    '@id': organizationId(facts),
    name: facts.content.site.name,
    url: `${facts.siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${facts.siteUrl}/icon-512.png`, width: '512', height: '512' },
  } satisfies Organization;
}
