import { type Theme, theme } from '../../content/schema/fields/theme';

export const themes = theme.options;
export const schemes = ['system', 'light', 'dark'] as const;

/** What the component page is asked to show. */
export interface Choice {
  theme: Theme;
  /** system follows the setting of whoever looks. */
  scheme: (typeof schemes)[number];
  /** The one group of specimens to show, at full width; all of them where undefined. */
  show: string | undefined;
}

/** The choice that an address makes, such as ?theme=green&scheme=dark&show=hero. */
export function galleryOptionsOf(search: Record<string, string>): Choice {
  return {
    theme: themes.find((name) => name === search.theme) ?? 'ink',
    scheme: schemes.find((name) => name === search.scheme) ?? 'system',
    show: search.show || undefined,
  };
}

/** The address of a choice. */
export function addressOf({ theme, scheme, show }: Choice): string {
  return `?${new URLSearchParams({ theme, scheme, ...(show && { show }) })}`;
}
