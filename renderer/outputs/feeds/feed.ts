/** A feed, independent of its format. All addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  language: string;
  /** The page that lists the items. */
  page: string;
  /** The address of the site, without a slash at the end. */
  site: string;
  publisher: string;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  url: string;
  /** The language of the item, if it differs from the feed. */
  lang: string | undefined;
  title: string;
  summary: string;
  /** The whole text. */
  html: string;
  /** ISO 8601, with a zone. */
  moment: string;
  author: string;
  categories: readonly string[];
  picture: string;
}
