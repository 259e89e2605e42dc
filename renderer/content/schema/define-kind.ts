import type * as z from 'zod';
import type { Content, Entry, EntryWith, PageKind } from './content';
import type { Day } from './fields/date';
import type { PageHead } from './fields/page-head';

/** A kind of page: files that each become a page. It is also the handle by which code asks for them. */
export interface Kind<Name extends string = string, Schema extends z.ZodType<PageHead> = z.ZodType<PageHead>>
  extends PageKind {
  readonly name: Name;
  readonly schema: Schema;
  readonly parent?: string | ParentIn<unknown>;
  readonly published?: string;
  readonly ends?: string;
  readonly order?: string;
  readonly headline?: string | HeadlineInSection;
  readonly linkedFrom?: string;
  readonly anchors?: readonly string[];
  lists?(entry: Entry, content: Content): readonly Entry[];
  readonly newFile?: NewFile;
  readonly sharesParagraphs?: true;
}

/** The headline of a page that consists of sections: a field of the first section of a type. */
export interface HeadlineInSection {
  section: string;
  field: string;
}

/** What a new file of a kind is called, and what it has below its fields. */
interface NewFile {
  label: string;
  body: string;
}

/** The address of the page above, from the fields of a page. A method, since each kind takes its own fields. */
export type ParentIn<Data> = { above(entry: { data: Data }): string }['above'];

/** The names in a pattern: `year` and `slug` in notes/:year/:slug.mdx. */
type ParamIn<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamIn<Head> | ParamIn<Tail>
  : Pattern extends `${infer Stem}.mdx`
    ? ParamIn<Stem>
    : Pattern extends `${':' | '*'}${infer Name}`
      ? Name
      : never;

/** The pattern of addresses, or a message for the compiler if the pattern of files lacks one of its names. */
type Address<Pattern extends string, Files extends string> = [Exclude<ParamIn<Pattern>, ParamIn<Files>>] extends [never]
  ? Pattern
  : `${Files} has no :${Exclude<ParamIn<Pattern>, ParamIn<Files>>}`;

/** The fields that hold a day. */
type DayIn<Data> = { [Field in keyof Data]-?: Data[Field] extends Day | undefined ? Field : never }[keyof Data] &
  string;

/** What sorts the pages of a kind by the day of their publication. */
export const NEWEST_FIRST = 'newest first';

/**
 * A kind of page. `files` and `address` are patterns, such as blog/:slug.mdx; `*path` is several folders, index none.
 * `parent` is the address of the page above: it leads the breadcrumbs, and gives its theme to pages without a theme. `published` is
 * the field with the day from which a page is public, `ends` that with the last day of what it offers, and `headline` that with
 * its headline, which may be in a section. `linkedFrom` is the field of a page that no other needs to link to: it says where its
 * visitors come from.
 * `order` sorts lists by a field, smallest first and then by headline, or by the day; without it, by file. `anchors` are those
 * of the template, which content may not give to parts of its own. A page that `lists` entries
 * goes on at further pages. `newFile` lets `npm run new` make files of the kind. With
 * `sharesParagraphs`, its pages may have some in common, such as those on the company.
 */
export function defineKind<
  const Name extends string,
  Files extends string,
  Pattern extends string,
  Schema extends z.ZodType<PageHead>,
>(kind: {
  name: Name;
  files: Files;
  address: Address<Pattern, Files>;
  schema: Schema;
  parent?: string | ParentIn<z.output<Schema>>;
  published?: DayIn<z.output<Schema>>;
  ends?: DayIn<z.output<Schema>>;
  order?: (keyof z.output<Schema> & string) | typeof NEWEST_FIRST;
  headline?: (keyof z.output<Schema> & string) | HeadlineInSection;
  linkedFrom?: keyof z.output<Schema> & string;
  anchors?: readonly string[];
  lists?(entry: EntryWith<Name, z.output<Schema>>, content: Content): readonly Entry[];
  newFile?: NewFile;
  sharesParagraphs?: true;
}): Kind<Name, Schema> {
  return kind;
}
