import type { GalleryParts } from '../../react/gallery';

export const schemes = ['system', 'light', 'dark'] as const;

type Theme = GalleryParts['themes'][number];

/** The options of the gallery. */
export interface GalleryOptions {
  theme: Theme;
  /** system follows the visitor's setting. */
  scheme: (typeof schemes)[number];
  /** The only group of specimens to show, at full width; all groups if undefined. */
  show: string | undefined;
}

/** The options in an address, such as ?theme=green&scheme=dark&show=hero. */
export function galleryOptionsOf(search: Record<string, string>, { themes }: GalleryParts): GalleryOptions {
  return {
    theme: themes.find((name) => name === search.theme) ?? themes[0],
    scheme: schemes.find((name) => name === search.scheme) ?? 'system',
    show: search.show || undefined,
  };
}

/** The address of the gallery with these options. */
export function addressOf({ theme, scheme, show }: GalleryOptions): string {
  return `?${new URLSearchParams({ theme, scheme, ...(show && { show }) })}`;
}
