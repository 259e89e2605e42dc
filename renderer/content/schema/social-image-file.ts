import type { AnyEntry } from './content';
import { isPaginated } from './list-pages';

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

/**
 * Every page has a card; news also the two formats that search engines ask for beside a news headline. The further
 * pages of a list have none of their own.
 */
export function imageSizesOf(entry: AnyEntry): readonly ImageSize[] {
  if (isPaginated(entry)) return [];
  const { kind } = entry;
  return kind === 'article' || kind === 'release' ? [card, landscape, square] : [card];
}

/** Where the social image of a page is in the built site, such as social/about.png or social/blog/news-4x3.png. */
export function socialImageFile(address: string, { name }: ImageSize): string {
  const page = address === '/' ? '/index' : address;
  return `social${page}${name === 'card' ? '' : `-${name}`}.png`;
}
