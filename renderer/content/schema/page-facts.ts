import type { Content, WholeContent } from './content';

/** The data that heads, structured data, and feeds need besides the page itself. */
export interface PageFacts {
  content: Content;
  /** The address of the published site, without a slash at the end. */
  siteUrl: string;
}

/** The data that files on the site as a whole need. */
export interface SiteFacts extends PageFacts {
  content: WholeContent;
}
