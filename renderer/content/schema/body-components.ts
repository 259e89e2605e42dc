/** The components that a body may use, and the properties of each; components/ui/body-components.tsx draws them. */
export const bodyComponents: Record<string, readonly string[]> = {
  Callout: ['title'],
  Checklist: ['title'],
  Figure: ['width'],
  Lengths: [],
  Quote: ['lang'],
  Sample: ['title'],
  Summary: [],
  Video: ['speech', 'width'],
  WithAnalytics: [],
  WithoutAnalytics: [],
};

/** The properties that readers see; all others are for code. */
export const propertiesWithWords: ReadonlySet<string> = new Set(['title']);

/** The title of a picture that says nothing, and so has no alternative text: ![](/media/waves.webp "decoration") */
export const DECORATION = 'decoration';

/** The title of the dark version of a picture, below it in a <Figure>: ![](/media/counter-dark.jpg "dark") */
export const DARK = 'dark';

/** How wide a <Figure> or a <Video> is; without the property, as the column of the text. */
export const figureWidths: readonly string[] = ['column', 'wide'];

/** The kinds of alerts that GitHub has; words.yaml has their titles. */
export const alertKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;

export type AlertKind = (typeof alertKinds)[number];
