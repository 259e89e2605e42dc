import type { Organization, Person } from 'schema-dts';
import { addressOfAuthor } from '../../../content/schema/author-address';
import type { PageFacts } from '../page-facts';
import { organizationId } from './ids';

/** Who wrote an article: a person, or a team of the agency. @param id as in authors.yaml */
export function author(id: string, facts: PageFacts) {
  const { content, siteUrl } = facts;
  const { name, role, team, email, links = [] } = content.authors[id] ?? {};
  const page = addressOfAuthor(id);
  const profiles = links.map(({ href }) => href).filter((href) => href.startsWith('https:'));
  const known = {
    name,
    description: role,
    email,
    ...(content.entries.has(page) && { '@id': `${siteUrl}${page}#author`, url: siteUrl + page }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  const agency = { '@id': organizationId(facts) };
  return team
    ? ({ '@type': 'Organization', ...known, parentOrganization: agency } satisfies Organization)
    : ({ '@type': 'Person', ...known, worksFor: agency } satisfies Person);
}
