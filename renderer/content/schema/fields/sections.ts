import * as z from 'zod';
import { anySection, type SectionSchema } from '../define-section';

/** The sections of a page, one or more. Their types are those of the site: see completed(). */
export const sections = (sentence: string) => sectionsOf(anySection, sentence);

const sectionsOf = <Schema extends z.ZodType>(schema: Schema, sentence: string) =>
  z.array(schema).min(1).describe(sentence);

/** A schema whose sections are of the types of a site. */
export function completed<Schema extends z.ZodType>(schema: Schema, types: readonly SectionSchema[]): Schema;
export function completed(schema: z.ZodType, types: readonly SectionSchema[]): z.ZodType {
  const own = schema instanceof z.ZodObject ? schema.shape.sections : undefined;
  const field = own instanceof z.ZodOptional ? own.unwrap() : own;
  const [first, ...others] = types;
  if (!(schema instanceof z.ZodObject && field instanceof z.ZodArray && field.element === anySection && first))
    return schema;
  const section = sectionsOf(z.discriminatedUnion('type', [first, ...others]), field.description ?? '');
  return schema.extend({ sections: own === field ? section : section.optional() });
}
