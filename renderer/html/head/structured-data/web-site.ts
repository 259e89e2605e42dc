import type { WebSite } from 'schema-dts';
import { SITE_LANGUAGE } from '../../../content/schema/language';
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
    inLanguage: SITE_LANGUAGE,
    publisher: { '@id': organizationId(facts) },
  } satisfies WebSite;
}
