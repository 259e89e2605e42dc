import * as z from 'zod';

/** The scenes for the river above the footer; components/river/scenes/ has the drawings. */
const sceneNames = [
  'whatsapp',
  'apps',
  'websites',
  'ai',
  'about',
  'careers',
  'opening',
  'partners',
  'figures',
  'blog',
  'press',
  'author',
  'release',
  'legal',
  'terms',
  'cookies',
  'gdpr',
  'contact',
  'thank-you',
  'demo',
  'drifted',
  'passing',
  'solution',
  'hub',
  'examples',
  'pricing',
  'care',
  'technologies',
  'integrations',
  'how-we-work',
  'capture-leads',
  'convert-leads',
  'retain-customers',
  'business-apps',
  'consumer-apps',
  'industry-apps',
  'business-websites',
  'industry-websites',
  'specialized-websites',
  'customer-service-ai',
  'sales-marketing-ai',
  'industry-ai',
] as const;

export type RiverSceneName = (typeof sceneNames)[number];

export const river = z
  .enum(sceneNames)
  .describe(
    'What the two paddlers and the dog do in the footer. Without it, what they do on pages of this kind; `/__components` of `npm run dev` shows every moment.',
  );

const withRiver = z.object({ river });

/** The scene in the fields of a page. */
export function riverNamedIn(data: unknown): RiverSceneName | undefined {
  return withRiver.safeParse(data).data?.river;
}
