import type { Content, PageEntry } from '../../../content/schema/content';
import type { Section, SectionOf } from '../../../content/schema/sections/registry';
import type { Blocks } from '../nodes';

/** The input of a section's writer. */
export interface SectionProps<Type extends Section['type']> {
  section: SectionOf<Type>;
  /** The page that the section is on. */
  entry: PageEntry;
  content: Content;
  /** The body of the page's file. */
  body: Blocks;
  /** The weight of the home page, if it was measured. */
  homeWeight: string;
}
