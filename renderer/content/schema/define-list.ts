import type * as z from 'zod';

/** A data file of the site, with a list or a record. Code asks for its data by this handle. */
export interface List<
  Name extends string = string,
  Schema extends z.ZodType = z.ZodType,
  Item extends string | undefined = string | undefined,
> {
  readonly name: Name;
  readonly file: string;
  readonly schema: Schema;
  /** What references call an item, such as room in rooms.yaml. They name it by its key in a record, or its name in a list. */
  readonly item?: Item;
  /** The type of the sections that show all of it. Its pictures are published only with such a section; without it, always. */
  readonly shownBy?: string;
  /** What copy may name in double brackets. A method, since each list takes its own data. */
  tokens?(data: z.output<Schema>): Readonly<Record<string, string>>;
}

/** What the files of a kind of page hold, or a data file. */
export type DataOf<Definition extends { readonly schema: z.ZodType }> = z.output<Definition['schema']>;

/** A data file, such as rooms.yaml. `tokens` may be in copy: { 'rooms.count': '12' } for [[rooms.count]]. */
export function defineList<
  const Name extends string,
  Schema extends z.ZodType,
  const Item extends string | undefined = undefined,
>(list: List<Name, Schema, Item>): List<Name, Schema, Item> {
  return list;
}
