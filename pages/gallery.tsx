import type { GalleryParts } from 'sitewright/react';
import { themes } from '../components/model/fields/theme';
import { ProseSample } from '../components/ui/body-components.examples';
import { DrawnSection } from './page/drawn-section';

/** The parts that /__components of `npm run dev` draws besides pages. */
export default {
  themes,
  Section: DrawnSection,
  body: <ProseSample />,
  examples: import.meta.glob('./{components,pages}/**/*.examples.tsx', { eager: true, base: '../' }),
} satisfies GalleryParts;
