import type { Content, PageEntry } from '../../../content/schema/content';
import type { Section, SectionOf } from '../../../content/schema/sections/registry';
import type { Blocks } from '../nodes';

/** What a section is written from. */
export interface SectionProps<Type extends Section['type']> {
  section: SectionOf<Type>;
  /** The page that the section is on. */
  entry: PageEntry;
  content: Content;
  /** The body of the page's file. */
  body: Blocks;
  /** What the home page weighs, where it was measured. */
  homeWeight: string;
}
