import * as z from 'zod';
import type { Content, Entry } from './content';

/** The fields that sections of all types have. */
export const anySection = z.looseObject({ type: z.string(), id: z.string().optional() });

/** A section of any type: isSection tells whether it is of a certain type. */
export type SectionData = z.output<typeof anySection>;

/** The fields of a section type; a list of them by `look` where each look needs others. */
export type SectionSchema = z.ZodObject | z.ZodDiscriminatedUnion<[z.ZodObject, ...z.ZodObject[]]>;

/** A section type: what a section of a page may say. Its examples are in examples.yaml beside its schema. */
export interface DefinedSection<Schema extends SectionSchema = SectionSchema> {
  schema: Schema;
  /** The entries that a section lists, a few on each page: a long list goes on at /blog/page/2 and so on. */
  lists?(section: z.output<Schema>, content: Content): readonly Entry[];
}

/** What a section of a type says. */
export type SectionOf<Defined extends DefinedSection> = z.output<Defined['schema']>;

/** A section type. @param lists the entries that a section lists, if its pages go on with a long list */
export function defineSection<Schema extends SectionSchema>(
  schema: Schema,
  lists?: DefinedSection<Schema>['lists'],
): DefinedSection<Schema> {
  return lists ? { schema, lists } : { schema };
}

/** The fields of each look of a section type, the default first; of a type without looks, its fields. */
export function looksOf(schema: SectionSchema): readonly z.ZodObject[] {
  return schema instanceof z.ZodObject ? [schema] : schema.options;
}

/** The name of a section type. */
export function typeOf({ schema }: Pick<DefinedSection, 'schema'>): string {
  const type = looksOf(schema)[0]?.shape.type;
  if (!(type instanceof z.ZodLiteral)) throw new Error('A section type has no name: its schema has no literal `type`');
  return String(type.value);
}

export function isSection<Defined extends Pick<DefinedSection, 'schema'>>(
  section: SectionData,
  type: Defined,
): section is SectionData & z.output<Defined['schema']> {
  return section.type === typeOf(type);
}
