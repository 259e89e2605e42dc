import type { PicturePlace } from 'sitewright';

/**
 * The width of the page without its margins. On phones of three pixels per point, a picture of two looks the same and is half the
 * bytes: they are told two thirds of it.
 */
const PAGE = '(min-resolution: 2.5dppx) 62vw, 91vw';

/** Where pages show pictures. A test holds `sizes` to the widths that a browser measures. */
export const places = {
  /** In a text: as wide as its column. */
  column: {
    sizes: `(min-width: 100rem) 49rem, (min-width: 62rem) 45vw, (min-width: 44rem) 40rem, ${PAGE}`,
    widths: [400, 640, 800, 1080, 1568],
    fallbackWidth: 800,
  },
  /** As wide as a text with its margin. */
  wide: {
    sizes: `(min-width: 100rem) 75rem, (min-width: 62rem) 68vw, ${PAGE}`,
    widths: [400, 800, 1200, 1800, 2400],
    fallbackWidth: 1200,
  },
  /** From one edge of the page's frame to the other. */
  full: {
    sizes: `(min-width: 110rem) 100rem, ${PAGE}`,
    widths: [400, 800, 1200, 1800, 2400, 3200],
    fallbackWidth: 1200,
  },
  /** Beside a text; below it on phones. */
  beside: {
    sizes: `(min-width: 109rem) 40.5rem, (min-width: 62rem) 37vw, (min-width: 44rem) 40rem, ${PAGE}`,
    widths: [400, 640, 800, 1080, 1296],
    fallbackWidth: 640,
  },
  /** On a card: one of two side by side. */
  card: {
    sizes: `(min-width: 110rem) 49rem, (min-width: 48rem) 45vw, ${PAGE}`,
    widths: [400, 640, 800, 1080, 1568],
    fallbackWidth: 640,
  },
  /** On one of three cards side by side; on phones, beside their words. */
  'small-card': {
    sizes: '(min-width: 110rem) 32rem, (min-width: 48rem) 29vw, 6rem',
    widths: [160, 320, 480, 640, 1080],
    fallbackWidth: 480,
  },
  /** In a list, or beside a name. */
  thumbnail: { sizes: '10rem', widths: [160, 320, 480], fallbackWidth: 320 },
} as const satisfies Record<string, PicturePlace>;

export type PlaceName = keyof typeof places;
