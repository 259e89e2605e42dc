import type { AnyEntry } from '../../../content/schema/content';
import type { PageFacts } from '../page-facts';

/** The ids by which the parts of a graph refer to each other. */
export function organizationId({ siteUrl }: PageFacts): string {
  return `${siteUrl}/#organization`;
}

export function webSiteId({ siteUrl }: PageFacts): string {
  return `${siteUrl}/#website`;
}

export function breadcrumbsId({ address }: AnyEntry, { siteUrl }: PageFacts): string {
  return `${siteUrl}${address}#breadcrumbs`;
}
