import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { PageEntry } from '../../renderer/content/schema/content';
import type { DefinedSection } from '../../renderer/content/schema/define-section';

/** What a section of a type says. */
export type SectionOf<Defined extends DefinedSection> = z.infer<Defined['schema']>;

/** The props of the component of a section type. */
export interface SectionProps<Defined extends DefinedSection> {
  section: SectionOf<Defined>;
  /** The page that the section is on. */
  entry: PageEntry;
  /** The rendered body of the page's file. */
  body: ReactNode;
}
