import type { AnyEntry } from '../content/schema/content';
import { card, pictureFile, shapesOf } from '../social/shape';
import type { PageFacts } from './page-facts';

/** The whole address of the picture that stands for a page. */
export function pictureUrl({ address }: AnyEntry, { siteUrl }: PageFacts): string {
  return `${siteUrl}/${pictureFile(address, card)}`;
}

/**
 * Every picture of a page. News has three, in the shapes that Google asks for
 * (developers.google.com/search/docs/appearance/structured-data/article).
 */
export function pictureUrls(entry: AnyEntry, { siteUrl }: PageFacts): string[] {
  return shapesOf(entry).map((shape) => `${siteUrl}/${pictureFile(entry.address, shape)}`);
}
