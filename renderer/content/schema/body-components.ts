/** The components that a body may use, and the properties of each; components/ui/body-components.tsx draws them. */
export const bodyComponents: Record<string, readonly string[]> = {
  Callout: ['title'],
  Checklist: ['title'],
  Quote: ['lang'],
  Sample: ['title'],
  Summary: [],
  WithAnalytics: [],
  WithoutAnalytics: [],
};
