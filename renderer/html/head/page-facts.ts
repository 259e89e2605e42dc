import type { Content } from '../../content/schema/content';

/** What everything in a head, a feed or a sitemap is made with, besides the page itself. */
export interface PageFacts {
  content: Content;
  /** The address of the published site, without a slash at the end. */
  siteUrl: string;
}
