import type { Entry } from '../../content/schema/content';
import type { PageFacts } from '../../content/schema/page-facts';
import { card, newsSizes } from '../../content/schema/social-image-sizes';
import { socialImageAddressOf } from '../../content/schema/urls';

/** The absolute URL of a page's image; further pages of a list have the image of the first page. */
export function pictureUrl({ address, continues }: Entry, { siteUrl }: PageFacts): string {
  return siteUrl + socialImageAddressOf(continues?.list ?? address, card);
}

/**
 * The images of a page that is news, in the formats that Google requires
 * (developers.google.com/search/docs/appearance/structured-data/article).
 */
export function newsPictureUrls({ address }: Entry, { siteUrl }: PageFacts): string[] {
  return newsSizes.map((shape) => siteUrl + socialImageAddressOf(address, shape));
}
