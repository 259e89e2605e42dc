import { type Theme, theme } from '../../content/schema/fields/theme';

export const themes = theme.options;
export const schemes = ['system', 'light', 'dark'] as const;

/** The options of the gallery. */
export interface GalleryOptions {
  theme: Theme;
  /** system follows the visitor's setting. */
  scheme: (typeof schemes)[number];
  /** The one group of specimens to show, at full width; all of them if undefined. */
  show: string | undefined;
}

/** The options in an address, such as ?theme=green&scheme=dark&show=hero. */
export function galleryOptionsOf(search: Record<string, string>): GalleryOptions {
  return {
    theme: themes.find((name) => name === search.theme) ?? 'ink',
    scheme: schemes.find((name) => name === search.scheme) ?? 'system',
    show: search.show || undefined,
  };
}

/** The address of the gallery with these options. */
export function addressOf({ theme, scheme, show }: GalleryOptions): string {
  return `?${new URLSearchParams({ theme, scheme, ...(show && { show }) })}`;
}
