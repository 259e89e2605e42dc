import { stringify } from 'yaml';
import * as z from 'zod';
import { exampleNumber } from '../parse/with-numbers';
import { buildDate } from '../schema/build-date';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A placeholder that the rule text-is-finished reports. */
export const PLACEHOLDER = 'TODO';

/**
 * The fields of a schema as YAML to fill in: each below its description, optional ones commented out.
 * @param schema an object schema
 * @param given known values; an optional field with a value is not commented out
 */
export function fieldsToFillIn(schema: z.ZodType, given: Record<string, string>): string {
  // From zod, because the JSON Schemas for editors don't have the targets of references.
  return linesOfFields(toJsonSchema(schema), given)
    .map((line) => `${line}\n`)
    .join('');
}

/** A section to fill in, as a list entry, with its type first. @param schema of a section of one type */
export function sectionToFillIn(schema: z.ZodType): string {
  const { properties: { type, ...properties } = {}, ...rest } = toJsonSchema(schema);
  const kind = asSchema(type ?? {});
  const lines = [...sentencesOf(kind), `- type: ${placeholderOf(kind)}`];
  return [...lines, ...indented(linesOfFields({ ...rest, properties }))].map((line) => `${line}\n`).join('');
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    // What content holds, not what a default or a transformation makes of it.
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      if (zodSchema instanceof z.ZodNumber) jsonSchema.examples ??= [exampleNumber(zodSchema)];
    },
  });
}

function linesOfFields(schema: JsonSchema, given: Record<string, string> = {}): string[] {
  const { required = [] } = schema;
  return Object.entries(propertiesOf(schema)).flatMap(([name, part]) => {
    const schema = asSchema(part);
    const value = given[name];
    const field = value === undefined ? linesOfField(name, schema) : [`${name}: ${value}`];
    const isWanted = required.includes(name) || value !== undefined;
    return [...sentencesOf(schema), ...(isWanted ? field : field.map((line) => `# ${line}`))];
  });
}

/** The fields of a group; in a group with fixed ids, the fields of each id. */
function propertiesOf({ properties, additionalProperties, required = [] }: JsonSchema) {
  if (properties) return properties;
  return Object.fromEntries(required.map((id) => [id, asSchema(additionalProperties ?? {})]));
}

function linesOfField(name: string, schema: JsonSchema): string[] {
  const { type, items, minItems = 1 } = firstOption(schema);
  if (type === 'object') return [`${name}:`, ...indented(linesOfFields(firstOption(schema)))];
  if (type !== 'array' || items === undefined || Array.isArray(items)) return [`${name}: ${placeholderOf(schema)}`];
  const item = asSchema(items);
  const explained = linesOfItem(item);
  // Only the first entry of a list has the explanations.
  const bare = linesOfItem(item, (lines) => lines.filter((line) => !line.trimStart().startsWith('#')));
  const others = Array.from({ length: Math.max(minItems, 1) - 1 }, () => bare).flat();
  return [`${name}:`, ...indented([...sentencesOf(item), ...explained, ...others])];
}

function linesOfItem(schema: JsonSchema, keep = (lines: string[]) => lines): string[] {
  const option = firstOption(schema);
  // A nested list, such as the cells of a row.
  if (option.type === 'array')
    return [`- [${Array.from({ length: option.minItems ?? 1 }, () => PLACEHOLDER).join(', ')}]`];
  if (option.type !== 'object') return [`- ${placeholderOf(option)}`];
  const [first = '', ...rest] = keep(linesOfFields(option));
  return [`- ${first}`, ...indented(rest)];
}

function placeholderOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return stringify(schema.const).trimEnd();
  if (Array.isArray(schema.examples)) return stringify(schema.examples[0]).trimEnd();
  if (schema.enum) return stringify(schema.enum[0]).trimEnd();
  if (schema.type === 'boolean') return 'true';
  if (schema.format === 'date') return buildDate();
  // The home page exists on every site; the label is a placeholder that the check reports.
  return schema.refersTo === 'address' ? '/' : PLACEHOLDER;
}

/** The description of a field as a comment, with the descriptions of all types if there is a choice. */
function sentencesOf(schema: JsonSchema): string[] {
  const sentence = schema.description === undefined ? [] : [`# ${schema.description}`];
  const options = optionsOf(schema).map((option) => {
    const type = asSchema(option.properties?.type ?? {});
    return `#   ${type.const}: ${type.description}`;
  });
  return options.length === 0
    ? sentence
    : [...sentence, '# Its type is one of these, each with its own fields:', ...options];
}

function firstOption(schema: JsonSchema): JsonSchema {
  return optionsOf(schema)[0] ?? schema;
}

function optionsOf({ oneOf = [] }: JsonSchema): JsonSchema[] {
  return oneOf.map(asSchema);
}

/** JSON Schema allows true and false as schemas; no content schema has them. */
function asSchema(part: JsonSchema | boolean): JsonSchema {
  return typeof part === 'boolean' ? {} : part;
}

function indented(lines: string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
