import type { AnyEntry } from '../../content/schema/content';
import { paginationOf } from '../../content/schema/list-pages';
import { card, imageSizesOf } from '../../content/schema/social-image-sizes';
import { socialImageAddressOf } from '../../content/schema/urls';
import type { PageFacts } from './page-facts';

/** The absolute URL of a page's image; the further pages of a list have that of the first. */
export function pictureUrl(entry: AnyEntry, { siteUrl }: PageFacts): string {
  const { list } = entry.kind === 'page' ? paginationOf(entry) : { list: entry.address };
  return siteUrl + socialImageAddressOf(list, card);
}

/**
 * Every picture of a page. News has three, in the formats that Google requires
 * (developers.google.com/search/docs/appearance/structured-data/article).
 */
export function pictureUrls(entry: AnyEntry, { siteUrl }: PageFacts): string[] {
  return imageSizesOf(entry).map((shape) => siteUrl + socialImageAddressOf(entry.address, shape));
}
