const properties = {
  Callout: ['title'],
  Checklist: ['title'],
  Quote: ['lang'],
  Sample: ['title'],
  Summary: [],
  WithAnalytics: [],
  WithoutAnalytics: [],
} satisfies Record<string, readonly string[]>;

export type BodyComponentName = keyof typeof properties;

/**
 * The components that a body may use, and the properties of each; components/ui/body-components.tsx draws them, and
 * renderer/outputs/markdown/body-components.ts writes them in plain Markdown.
 */
export const bodyComponents: Record<string, readonly string[]> = properties;
