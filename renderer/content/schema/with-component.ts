import type { ReactNode } from 'react';
import type { Entry } from './content';
import type { DefinedSection, SectionOf } from './define-section';

/** The props of the component of a section type. */
export interface SectionProps<Defined extends DefinedSection> {
  section: SectionOf<Defined>;
  /** The page that the section is on. */
  entry: Entry;
  /** The rendered body of the page's file. */
  body: ReactNode;
}

/** A section type with its component, which is loaded when pages are drawn, not when content is checked. */
export function withComponent<Defined extends DefinedSection>(
  section: Defined,
  load: () => Promise<(props: SectionProps<Defined>) => ReactNode>,
) {
  return { ...section, load };
}
