import type { ComponentType, ReactElement, ReactNode } from 'react';
import type * as z from 'zod';
import type { Content, Entry } from '../content/schema/content';
import type { SectionData } from '../content/schema/define-section';

/** What the gallery of development draws of a site: the default export of pages/gallery.tsx. Its pages are in the content. */
export interface GalleryParts {
  /** The first is the theme of the gallery itself. */
  themes: readonly [Entry['theme'], ...Entry['theme'][]];
  Section: ComponentType<{ section: SectionData; entry: Entry; body: ReactNode }>;
  /** Everything that a body may contain. */
  body: ReactNode;
  /** By their files, seen from the folder of the site. */
  examples: Readonly<Record<string, ExamplesModule>>;
}

/** What a component can look like, each case by the name that the gallery shows above it. */
export type Examples = Readonly<Record<string, ReactElement>>;

/** What `<component>.examples.tsx` beside a component exports. */
export type ExamplesModule = (DrawnExamples | TypedExamples) & {
  /** Side by side if undefined; below one another as a stack, or as bands of a page, which bring their own margins. */
  layout?: 'stack' | 'bands';
};

interface DrawnExamples {
  /** Of a function, from the content, and from its pages with a file. */
  examples: Examples | ((content: Content, pages: readonly Entry[]) => Examples);
}

/** How to draw each case in `<component>.examples.yaml`, which the schema checks. */
interface TypedExamples {
  schema: z.ZodType;
  draw: (example: never) => ReactElement;
}
