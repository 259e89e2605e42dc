import * as z from 'zod';
import { isRequired, optionNames } from '../schema/walk-fields';
import { exampleNumber } from './with-numbers';

/** How many of the allowed values of a field are listed. */
const MAX_VALUES = 12;

/**
 * The YAML of a group of fields or a list of groups with all required fields, so that editors see all of them at
 * once. Undefined for a field with a single value.
 */
export function fieldsToAdd(key: string, schema: z.ZodType | undefined): string | undefined {
  const lines = linesOfField(key, schema);
  return lines.length > 1 ? lines.join('\n') : undefined;
}

type Group = z.ZodObject | z.ZodDiscriminatedUnion;

function isGroup(schema: unknown): schema is Group {
  return schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion;
}

function linesOfField(key: string, schema: unknown): string[] {
  if (schema instanceof z.ZodArray && isGroup(schema.element)) {
    const [first = '', ...rest] = linesOfGroup(schema.element);
    return [`${key}:${countOf(schema)}`, `  - ${first}`, ...rest.map((line) => `    ${line}`)];
  }
  if (isGroup(schema)) return [`${key}:`, ...linesOfGroup(schema).map((line) => `  ${line}`)];
  return [`${key}: ${sampleOf(schema)}`];
}

function linesOfGroup(schema: Group): string[] {
  if (schema instanceof z.ZodDiscriminatedUnion)
    return [`${schema.def.discriminator}: … (${optionNames(schema).join(', ')})`];
  return Object.entries(schema.shape).flatMap(([key, field]) => (isRequired(field) ? linesOfField(key, field) : []));
}

/** How many entries a list needs, as a comment. */
function countOf({ def }: z.ZodArray): string {
  const limits = (def.checks ?? []).map((check) => check._zod.def);
  const least = limits.flatMap((limit) =>
    'minimum' in limit ? Number(limit.minimum) : 'length' in limit ? Number(limit.length) : [],
  );
  const count = Math.max(0, ...least);
  return count > 1 ? ` # ${count} of these at least` : '';
}

/** How the value of a field is written. */
export function sampleOf(schema: unknown): string {
  if (schema instanceof z.ZodLiteral) return [...schema.values].join(' or ');
  if (schema instanceof z.ZodEnum && schema.options.length <= MAX_VALUES) return schema.options.join(' or ');
  if (schema instanceof z.ZodBoolean) return 'true';
  if (schema instanceof z.ZodNumber) return String(exampleNumber(schema));
  return schema instanceof z.ZodArray ? '[…]' : '…';
}
