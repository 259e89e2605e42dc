import { type Entry, isPaginated } from './content';

/** A format of the social images. */
export interface ImageSize {
  name: 'card' | '4x3' | '1x1';
  width: number;
  height: number;
  /** The size of the largest headline, in pixels. */
  headline: number;
}

export const card: ImageSize = { name: 'card', width: 1200, height: 630, headline: 92 };
const landscape: ImageSize = { name: '4x3', width: 1200, height: 900, headline: 92 };
const square: ImageSize = { name: '1x1', width: 1200, height: 1200, headline: 116 };

/** News has the card, and the two formats that search engines ask for beside a news headline. */
export const newsSizes: readonly ImageSize[] = [card, landscape, square];

/** Every page has a card, and news has the other formats, too. Further pages of a list have no images of their own. */
export function imageSizesOf(entry: Entry, isNews: boolean): readonly ImageSize[] {
  if (isPaginated(entry)) return [];
  return isNews ? newsSizes : [card];
}
