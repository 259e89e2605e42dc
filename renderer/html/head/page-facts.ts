import type { Content } from '../../content/schema/content';

/** The data that heads, feeds, and sitemaps need besides the page itself. */
export interface PageFacts {
  content: Content;
  /** The address of the published site, without a slash at the end. */
  siteUrl: string;
}
