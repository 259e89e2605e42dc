import type { Entry } from '../../../content/schema/content';
import type { PageFacts } from '../../../content/schema/page-facts';

/** The ids by which the parts of a graph refer to each other. */
export function organizationId({ siteUrl }: PageFacts): string {
  return `${siteUrl}/#organization`;
}

export function webSiteId({ siteUrl }: PageFacts): string {
  return `${siteUrl}/#website`;
}

export function breadcrumbsId({ address }: Entry, { siteUrl }: PageFacts): string {
  return `${siteUrl}${address}#breadcrumbs`;
}
