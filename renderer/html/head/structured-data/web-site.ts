import type { WebSite } from 'schema-dts';
import type { PageFacts } from '../page-facts';
import { organizationId, webSiteId } from './ids';

/** The site as a whole; search engines take its name from here. */
export function webSite(facts: PageFacts) {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(facts),
    url: `${facts.siteUrl}/`,
    name: facts.content.site.name,
    description: facts.content.site.title,
    inLanguage: 'en',
    publisher: { '@id': organizationId(facts) },
  } satisfies WebSite;
}
