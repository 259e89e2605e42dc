import type { Organization, Person } from 'schema-dts';
import { organizationId, type PageFacts, pictureObject } from 'sitewright';
import { places } from '../../components/model/places';
import { author } from './schema';

/** The author of an article: a person, or a team of the agency. @param id the author's id in the article */
export function authorData(id: string, facts: PageFacts) {
  const { content, siteUrl } = facts;
  const entry = content.find(author, id);
  const { name, role, team, portrait, email, links = [] } = entry?.data ?? { name: id };
  const profiles = links.map(({ href }) => href).filter((href) => href.startsWith('https:'));
  const known = {
    name,
    description: role,
    email,
    ...(portrait && { image: pictureObject({ file: portrait, alt: name }, places.thumbnail, facts) }),
    ...(entry && { '@id': `${siteUrl}${entry.address}#author`, url: siteUrl + entry.address }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  const agency = { '@id': organizationId(facts) };
  return team
    ? ({ '@type': 'Organization', ...known, parentOrganization: agency } satisfies Organization)
    : ({ '@type': 'Person', ...known, worksFor: agency } satisfies Person);
}
