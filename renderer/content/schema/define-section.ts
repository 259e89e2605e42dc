import type * as z from 'zod';

/** A section type: what a section of a page may say, and examples of it for the gallery and the tests. */
export interface DefinedSection<Schema extends z.ZodObject = z.ZodObject> {
  schema: Schema;
  /** By the name of the case; `least` has only what the schema requires. */
  examples: { least: z.input<Schema> } & Readonly<Record<string, z.input<Schema>>>;
}

/** @returns its argument, with examples that are typed by the schema */
export function defineSection<Schema extends z.ZodObject>(
  schema: Schema,
  examples: DefinedSection<Schema>['examples'],
): DefinedSection<Schema> {
  return { schema, examples };
}
