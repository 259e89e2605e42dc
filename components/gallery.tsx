import type { GalleryParts } from 'sitewright/react';
import { themes } from './model/fields/theme';
import { DrawnSection } from './sections/drawn-section';
import { sections } from './sections/registry';
import { ProseSample } from './ui/body-components.examples';

/** The parts that /__components of `npm run dev` draws besides pages. */
export default {
  themes,
  sections,
  Section: DrawnSection,
  body: <ProseSample />,
  examples: import.meta.glob('./**/*.examples.tsx', { eager: true }),
} satisfies GalleryParts;
