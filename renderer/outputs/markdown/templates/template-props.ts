import type { AnyEntry, Content, EntryOf } from '../../../content/schema/content';
import type { Blocks } from '../nodes';

/** The input of a page's writer. */
export interface TemplateProps<Kind extends AnyEntry['kind']> {
  entry: EntryOf<Kind>;
  content: Content;
  /** The body of the page's file. */
  body: Blocks;
  /** The weight of the home page, if it was measured. */
  homeWeight: string;
}
