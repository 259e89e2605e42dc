import type * as z from 'zod';
import type { DataOf, List } from './define-list';
import type { PageHead } from './fields/page-head';
import type { Ref } from './fields/reference';
import type { PictureFacts } from './picture-facts';
import type { Redirects } from './redirects';
import type { VideoFacts } from './video-facts';

/** What names a kind of page, and types its pages: article of pages/article/schema.ts. */
export interface PageKind {
  readonly name: string;
  /** Patterns, see pattern.ts. */
  readonly files: string;
  readonly address: string;
  readonly schema: z.ZodType<PageHead>;
}

/** A heading of a body, with the anchor it gets. */
export interface Heading {
  depth: number;
  id: string;
  text: string;
}

/** Whether the public site has a page. Drafts and scheduled pages are only in previews. */
export type PublicationState = 'published' | 'draft' | 'scheduled';

/** A content file that became a page: Entry<typeof article> is a page of one kind. */
export type Entry<Kind extends PageKind = PageKind> = EntryWith<Kind['name'], DataOf<Kind>>;

export interface EntryWith<Name extends string, Data> {
  kind: Name;
  /** Path of the file inside content/, such as blog/first-month.mdx. */
  file: string;
  /** The file name without its extension: what references name. */
  id: Ref<Name>;
  address: string;
  /** The address of the page above. */
  parent?: string | undefined;
  theme: string;
  /** The day from which it is public; undefined if it is public from the start. */
  published?: string | undefined;
  /** The last day of what it offers, such as to apply; undefined if it has no end. */
  ends?: string | undefined;
  state: PublicationState;
  data: Data;
  /** The MDX below the front matter. */
  body: string;
  headings: Heading[];
  /** Only on further pages of a long list: the address of the first page, and the number of this page, from 1. */
  continues?: { list: string; number: number };
}

export function isOfKind<Kind extends PageKind>(entry: Entry, kind: Kind): entry is Entry<Kind> & Entry {
  return entry.kind === kind.name;
}

/** Whether a page is a further page of a list, which has no file. */
export function isPaginated({ continues }: Pick<Entry, 'continues'>): boolean {
  return continues !== undefined;
}

/** A former anchor of a page, and its replacement. */
export interface AnchorAlias {
  former: string;
  current: string;
}

/** A file of content/media. */
interface MediaFile {
  href: string;
  /** Such as ZIP. */
  type: string;
  /** 0 for a file that the build writes, as long as it has not. */
  bytes: number;
}

/** The fields that hold a reference: pages can be asked for by their values. */
type ReferenceIn<Data> = {
  [Field in keyof Data]-?: NonNullable<Data[Field]> extends Ref<string> ? Field : never;
}[keyof Data] &
  string;

/**
 * The content, as pages may ask for it. A page depends on what it asks for, and is rendered again when an answer changes: so nothing
 * goes through all pages.
 */
export interface Content {
  /** The language and region of the site, such as en-US, and its language as pages declare it, such as en. */
  readonly locale: string;
  readonly language: string;
  /** How many entries a page of a long list shows, see partOnPage. */
  readonly pageSize: number;
  /** The day that the site is of, year-month-day in UTC. */
  readonly today: string;
  /** How many pages the site has, and how many rules its content follows. */
  readonly counts: { readonly pages: number; readonly rules: number };
  /** The pages of a kind, in its order. Of a list, only the entries that are read count, and its length if that is. */
  all<Kind extends PageKind>(kind: Kind): readonly Entry<Kind>[];
  /** The pages of a kind that name something in a field, such as the articles of an author. */
  where<Kind extends PageKind, Field extends ReferenceIn<DataOf<Kind>>>(
    kind: Kind,
    field: Field,
    value: DataOf<Kind>[Field],
  ): readonly Entry<Kind>[];
  /** The entry or item that a reference names. @throws Error if it does not exist, which the content check rules out */
  get<Kind extends PageKind>(kind: Kind, ref: Ref<Kind['name']>): Entry<Kind>;
  get<Item, Name extends string>(
    list: List<string, z.ZodType<Readonly<Record<string, Item>>>, Name>,
    ref: Ref<Name>,
  ): Item;
  /** The page of a kind with an id; undefined if there is none. */
  find<Kind extends PageKind>(kind: Kind, id: string): Entry<Kind> | undefined;
  /** The page at an address. @throws Error if there is none, which the content check rules out */
  page(address: string): Entry;
  /** The page at an address; undefined if there is none. */
  pageAt(address: string): Entry | undefined;
  /** What a data file says. */
  list<Of extends List>(list: Of): DataOf<Of>;
  /** The pages above a page, from the top and without the home page: its breadcrumbs. */
  above(entry: Entry): readonly Entry[];
  /** The pages that name an item of a list, in a field or as a token. */
  naming(list: List, id: string): readonly Entry[];
  /** The text of a token, named without its brackets; undefined if there is no such token. */
  token(id: string): string | undefined;
  /** A file of content/media. */
  media(name: string): MediaFile;
  /** What is known of a picture of content/media; undefined if it could not be measured. */
  picture(name: string): PictureFacts | undefined;
  /** What is known of a video of content/media. */
  video(name: string): VideoFacts | undefined;
  /** The former anchors of a page; the redirects of its own address with an old query. */
  anchorAliases(address: string): readonly AnchorAlias[];
  movedQueries(address: string): Redirects;
}

/** Addresses, or what stands for them. */
export interface KindIndex<Addresses = readonly string[]> {
  /** The pages of a kind, in its order. */
  all: Addresses;
  /** By each field that holds a reference, and each of its values. */
  by: Readonly<Record<string, Readonly<Record<string, Addresses>>>>;
}

/** Where a file names an item of a list. */
export interface Naming {
  file: string;
  /** Of its page; undefined for a data file. */
  address: string | undefined;
  /** Whether a field names it, not the text alone. */
  isInField: boolean;
}

/** The content of the whole site, for files that are made once or from all pages. */
export interface WholeContent extends Content {
  /** Every entry by its address; without drafts and scheduled pages, except in a preview. */
  readonly entries: ReadonlyMap<string, Entry>;
  /** The content as values, which the build can store and give to workers. */
  readonly data: {
    locale: string;
    language: string;
    pageSize: number;
    today: string;
    counts: { pages: number; rules: number };
    entries: ReadonlyMap<string, Entry>;
    /** The kinds by name: sorted once, since thousands of pages ask for them. */
    kinds: Readonly<Record<string, KindIndex>>;
    /** The data files by the name of the list, with their tokens filled in. */
    lists: Readonly<Record<string, unknown>>;
    tokens: Readonly<Record<string, string>>;
    /** By list and item. */
    naming: Readonly<Record<string, Readonly<Record<string, readonly Naming[]>>>>;
    /** The files of content/media that these pages use, by their names inside it; no others are published. */
    media: string[];
    /** How large each is. */
    mediaSizes: Readonly<Record<string, number>>;
    /** Every picture of content/media that could be measured, by its name inside it. */
    pictures: Readonly<Record<string, PictureFacts>>;
    /** Every video that browsers play. */
    videos: Readonly<Record<string, VideoFacts>>;
    /** By the address of the page. */
    anchorAliases: Readonly<Record<string, readonly AnchorAlias[]>>;
    movedQueries: Readonly<Record<string, Redirects>>;
  };
}
