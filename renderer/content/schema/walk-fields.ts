import * as z from 'zod';
import { isRecord, valueAt } from '../../platform/records';

export type Path = readonly (string | number)[];

export interface Field {
  path: Path;
  value: unknown;
  schema: z.ZodType;
}

/** The last value that was walked: the next file is checked once all rules have checked this one. */
let last: { schema: z.ZodType; value: unknown; fields: readonly Field[] } | undefined;

/** Every field of a value that fits its schema: the value itself, then its parts, in the order of the value. */
export function fieldsOf(schema: z.ZodType, value: unknown): readonly Field[] {
  if (last && last.value === value && last.schema === schema) return last.fields;
  const fields: Field[] = [];
  addFields(schema, value, [], fields);
  last = { schema, value, fields };
  return fields;
}

/** Fills one array: nested generators take three times as long. */
function addFields(schema: z.ZodType, value: unknown, path: Path, fields: Field[]) {
  if (value === undefined) return;
  const inner = unwrap(schema, value);
  fields.push({ path, value, schema: inner });
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const next = entrySchema(inner, index);
      if (next) addFields(next, item, [...path, index], fields);
    }
  } else if (isRecord(value)) {
    for (const [key, part] of Object.entries(value)) {
      const next = childSchema(inner, key);
      if (next) addFields(next, part, [...path, key], fields);
    }
  }
}

/** The schema of the field at a path, or undefined if the schema has no such field. */
export function schemaAt(schema: z.ZodType, value: unknown, path: Path): z.ZodType | undefined {
  const inner = unwrap(schema, value);
  const [head, ...rest] = path;
  if (head === undefined) return inner;
  const next = entrySchema(inner, Number(head)) ?? childSchema(inner, String(head));
  if (!next) return undefined;
  const part = valueAt(value, [head]);
  return schemaAt(next, part, rest);
}

/** The keys that an object schema knows. */
export function keysOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Whether a field has to be there: it is not optional, and no default replaces it. */
export function isRequired(schema: unknown): boolean {
  return !(schema instanceof z.ZodType) || schema._zod.optin === undefined;
}

/** Whether the field at a place has to be there. */
export function isRequiredAt(schema: z.ZodType, value: unknown, path: Path): boolean {
  const parent = schemaAt(schema, value, path.slice(0, -1));
  return !(parent instanceof z.ZodObject) || isRequired(parent.shape[String(path.at(-1))]);
}

/** The discriminator values of a union, such as the types of sections; empty for any other schema. */
export function optionNames(schema: z.ZodType | undefined): string[] {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return [];
  const key = schema.def.discriminator;
  return schema.options.flatMap((option) => {
    const field = discriminatorIn(option, key);
    const type = field instanceof z.ZodOptional ? field.unwrap() : field;
    return type instanceof z.ZodLiteral ? [...type.values].map(String) : [];
  });
}

/** The discriminator of an option. The options of an option that is a union have the same. */
function discriminatorIn(option: unknown, key: string): z.ZodType | undefined {
  if (option instanceof z.ZodDiscriminatedUnion) return discriminatorIn(option.options[0], key);
  return option instanceof z.ZodObject ? asType(option.shape[key]) : undefined;
}

/** The description of a schema, for editors. */
export function descriptionOf(schema: z.ZodType | undefined): string | undefined {
  return schema?.description;
}

/** Unwraps optional schemas, defaults, and the like, and picks the option of a union by its discriminator. */
function unwrap(schema: z.ZodType, value: unknown): z.ZodType {
  if ('innerType' in schema.def) return unwrap(asType(schema.def.innerType), value);
  // What a transformation begins with is what content holds.
  if (schema instanceof z.ZodPipe) return unwrap(asType(schema.in), value);
  if (schema instanceof z.ZodLazy) return unwrap(asType(schema.unwrap()), value);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = optionOf(schema, isRecord(value) ? value[schema.def.discriminator] : undefined);
    return option ? unwrap(option, value) : schema;
  }
  return schema;
}

const knownOptions = new WeakMap<z.ZodType, Map<unknown, z.ZodType | undefined>>();

/** The option of a union whose discriminator has the wanted value. */
function optionOf(union: z.ZodDiscriminatedUnion, wanted: unknown): z.ZodType | undefined {
  const known = knownOptions.get(union) ?? new Map<unknown, z.ZodType | undefined>();
  knownOptions.set(union, known);
  if (known.has(wanted)) return known.get(wanted);
  const key = union.def.discriminator;
  const option = union.options
    .map(asType)
    .find((candidate) => discriminatorIn(candidate, key)?.safeParse(wanted).success);
  known.set(wanted, option);
  return option;
}

function entrySchema(schema: z.ZodType, index: number): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) return asType(schema.element);
  const entry = schema instanceof z.ZodTuple ? (schema.def.items[index] ?? schema.def.rest) : undefined;
  return entry ? asType(entry) : undefined;
}

function childSchema(schema: z.ZodType, key: string): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) {
    const child: unknown = schema.shape[key];
    return child instanceof z.ZodType ? child : undefined;
  }
  return schema instanceof z.ZodRecord ? asType(schema.valueType) : undefined;
}

/** zod types the parts of a schema by their core; all schemas here are made by the classic z functions. */
function asType(part: unknown): z.ZodType {
  if (part instanceof z.ZodType) return part;
  throw new TypeError('A schema part that z did not make');
}
