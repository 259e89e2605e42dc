import type { WebSite } from 'schema-dts';
import type { SiteDefinition } from '../../../content/schema/define-site';
import type { PageFacts } from '../../../content/schema/page-facts';
import { organizationId, webSiteId } from './ids';

/** The site as a whole; search engines take its name from here. */
export function webSite(site: SiteDefinition, facts: PageFacts) {
  const { name, slogan } = site.about(facts.content);
  return {
    '@type': 'WebSite',
    '@id': webSiteId(facts),
    url: `${facts.siteUrl}/`,
    name,
    description: slogan,
    inLanguage: facts.content.language,
    publisher: { '@id': organizationId(facts) },
  } satisfies WebSite;
}
