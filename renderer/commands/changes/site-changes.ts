import type { PagePart } from './compare-pages';
import type { PicturePair } from './compare-pictures';
import type { Change } from './compare-text';
import type { Sides } from './read-site';

/** A page that a branch changes. A restyled page has the same content, but another style sheet or font. */
export interface PageChange {
  address: string;
  kind: 'changed' | 'added' | 'removed' | 'moved' | 'restyled';
  /** The earlier address of the page, if it was different. */
  was: string;
  /** The redirect target of a removed page. */
  goesTo: string | undefined;
  /** The content files and items that changed it, or the code; empty if it can't be known. */
  cause: readonly string[];
  /** What differs, if both sides have the page. */
  parts: readonly PagePart[];
  /** Other pages that change in exactly the same way. */
  alike: readonly string[];
  /** The pages whose change, which several share, is one of this page too, and is left out of its parts. */
  alsoAs?: readonly string[];
  /** What differs in its looks; undefined if no pictures were taken. */
  pictures?: readonly PicturePair[] | undefined;
  /** Of the document, compressed with brotli; undefined if a side has no such page. */
  bytes: Sides<number | undefined>;
}

/** All differences between two builds of the site. */
export interface SiteChanges {
  /** By address. Restyled pages may look different, which the screenshots decide. */
  pages: readonly PageChange[];
  /** Drafts and scheduled pages that the branch changes or adds, as previews show them. */
  unpublished: readonly PageChange[];
  /** How many pages the site has now. */
  total: number;
  /** By the address that leads on. */
  redirects: readonly Change[];
  /** What stands for a token, by the name of its item. */
  items: readonly Change[];
  /** Style sheets, scripts, feeds, the sitemap, pictures, downloads: whatever is no page. */
  files: readonly Change[];
}
