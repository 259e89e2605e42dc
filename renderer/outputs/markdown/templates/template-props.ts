import type { AnyEntry, Content, EntryOf } from '../../../content/schema/content';
import type { Blocks } from '../nodes';

/** What a page is written from. */
export interface TemplateProps<Kind extends AnyEntry['kind']> {
  entry: EntryOf<Kind>;
  content: Content;
  /** The body of the page's file. */
  body: Blocks;
  /** What the home page weighs, where it was measured. */
  homeWeight: string;
}
