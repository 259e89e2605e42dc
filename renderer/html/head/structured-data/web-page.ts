import type { CollectionPage, ContactPage, ProfilePage, WebPage } from 'schema-dts';
import type { AnyEntry } from '../../../content/schema/content';
import { SITE_LANGUAGE } from '../../../content/schema/language';
import type { PageFacts } from '../page-facts';
import { pictureUrl } from '../social-image-urls';
import { toTimestamp } from '../to-timestamp';
import { author } from './author';
import { breadcrumbsId, webSiteId } from './ids';

/** Sections that list the entries of a kind. */
const LISTS: readonly string[] = ['articles', 'releases', 'openings'];

/** The page itself. */
export function webPage(entry: AnyEntry, facts: PageFacts) {
  const url = facts.siteUrl + entry.address;
  return {
    '@type': typeOf(entry, facts),
    '@id': url,
    url,
    name: entry.data.title,
    description: entry.data.description,
    inLanguage: entry.data.lang ?? SITE_LANGUAGE,
    isPartOf: { '@id': webSiteId(facts) },
    primaryImageOfPage: { '@type': 'ImageObject', url: pictureUrl(entry, facts) },
    ...(entry.address === '/' ? {} : { breadcrumb: { '@id': breadcrumbsId(entry, facts) } }),
    ...(entry.kind === 'page' && entry.author !== undefined ? { mainEntity: author(entry.author, facts) } : {}),
    ...(entry.kind === 'legal' ? { dateModified: toTimestamp(entry.data.updated) } : {}),
  } satisfies WebPage | ContactPage | CollectionPage | ProfilePage;
}

function typeOf(entry: AnyEntry, { content }: PageFacts) {
  if (entry.address === content.site.contact.href) return 'ContactPage';
  if (entry.kind === 'hub') return 'CollectionPage';
  if (entry.kind === 'page' && entry.author !== undefined) return 'ProfilePage';
  const isList = entry.kind === 'page' && entry.data.sections.some(({ type }) => LISTS.includes(type));
  return isList ? 'CollectionPage' : 'WebPage';
}
