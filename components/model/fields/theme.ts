import * as z from 'zod';

export const themes = ['ink', 'green', 'blue', 'purple', 'indigo'] as const;

export const theme = z
  .enum(themes)
  .describe('The hue of the page: green (WhatsApp), blue (mobile), purple (websites), indigo (AI) or ink (the rest).');

export type Theme = z.infer<typeof theme>;
