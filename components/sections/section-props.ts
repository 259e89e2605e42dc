import type { ReactNode } from 'react';
import type { PageEntry } from '../../renderer/content/schema/content';
import type { Section, SectionOf } from '../../renderer/content/schema/sections/registry';

/** The props of every section component. */
export interface SectionProps<Type extends Section['type']> {
  section: SectionOf<Type>;
  /** The page that the section is on. */
  entry: PageEntry;
  /** The rendered body of the page's file. */
  body: ReactNode;
}
