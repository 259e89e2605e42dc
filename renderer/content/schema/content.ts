import type * as z from 'zod';
import type { article } from './article';
import type { Claim } from './claims';
import type { authors, mediaKit, partners } from './data-files';
import type { EntryLists } from './entry-lists';
import type { Theme } from './fields/theme';
import type { hub } from './hub';
import type { legal } from './legal';
import type { opening } from './opening';
import type { page } from './page';
import type { PublicationState } from './publication';
import type { Redirects } from './redirects';
import type { release } from './release';
import type { Site } from './site';
import type { solution } from './solution';
import type { Words } from './words';

/** A heading of a body, with the anchor it gets. */
export interface Heading {
  depth: number;
  id: string;
  text: string;
}

/** A content file that becomes a page. */
interface Entry<Kind extends string, Data> {
  kind: Kind;
  /** Path of the file inside content/, such as blog/first-month.mdx. */
  file: string;
  /** The file name without its extension. */
  slug: string;
  /** The folder of the file inside its collection, '' at its top: the hub of a solution. */
  folder: string;
  address: string;
  theme: Theme;
  state: PublicationState;
  data: Data;
  /** The MDX below the front matter. */
  body: string;
  headings: Heading[];
}

export type PageEntry = Entry<'page', z.infer<typeof page>> & {
  /** On the second page of a long list and the later ones: the address of the first, and which page this is, from 1. */
  continues?: { list: string; number: number };
  /** On the page of an author: the id of the author. */
  author?: string;
};
type LegalEntry = Entry<'legal', z.infer<typeof legal>>;
export type HubEntry = Entry<'hub', z.infer<typeof hub>>;
type SolutionEntry = Entry<'solution', z.infer<typeof solution>>;
export type ArticleEntry = Entry<'article', z.infer<typeof article>>;
type ReleaseEntry = Entry<'release', z.infer<typeof release>>;
type OpeningEntry = Entry<'opening', z.infer<typeof opening>>;

export type AnyEntry = PageEntry | LegalEntry | HubEntry | SolutionEntry | ArticleEntry | ReleaseEntry | OpeningEntry;
export type EntryOf<Kind extends AnyEntry['kind']> = Extract<AnyEntry, { kind: Kind }>;

/** A download of the media kit; type and size are read from the file. */
export type Download = z.infer<typeof mediaKit>[number] & { type: string; bytes: number; href: string };

/** A former anchor of a page, and the one that replaced it. */
export interface AnchorAlias {
  former: string;
  current: string;
}

/** The whole content, validated and linked: everything that pages and components need. */
export interface Content {
  site: Site;
  words: Words;
  claims: Record<string, Claim>;
  authors: z.infer<typeof authors>;
  partners: z.infer<typeof partners>;
  mediaKit: Download[];
  redirects: Redirects;
  /** The former anchors of pages, by the address of the page. */
  anchorAliases: Record<string, AnchorAlias[]>;
  /** The files of content/media that these pages use, by their names inside it; no others are published. */
  media: string[];
  /** The claims that the fields of a file name, by the path of the file inside content/. */
  claimsByFile: Record<string, string[]>;
  /** The addresses of the pages that name a claim, by its id, in the order of claims.yaml. */
  pagesOfClaims: Record<string, string[]>;
  /** How many pages the site has, and how many rules its content follows. */
  counts: { pages: number; rules: number };
  /** The day that the site is of, year-month-day in UTC. */
  today: string;
  /** Every entry by its address; without drafts and scheduled pages, except in a preview. */
  entries: ReadonlyMap<string, AnyEntry>;
  /** The same entries in lists. */
  lists: EntryLists;
}
