import * as z from 'zod';
import { formatsChecked } from '../../content/schema/define-format';
import { site } from '../shared/site';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** How many values an editor lists. The names of all icons, repeated at each icon field, would fill the files. */
const MAX_VALUES = 100;

/** A JSON Schema for each list and for the front matter of each kind of page, by the name of its file without extension. */
export function jsonSchemas(): Record<string, JsonSchema> {
  const ofLists = site.lists.map(({ file, schema }) => [file.replace('.yaml', ''), toJsonSchema(schema)]);
  const ofKinds = site.kinds.map(({ name, schema }) => [name, toJsonSchema(schema)]);
  return Object.fromEntries([...ofLists, ...ofKinds]);
}

/** The parts of a schema that editors understand: types, enums, patterns, and the description of each field. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    // The draft that YAML and JSON extensions support best.
    target: 'draft-7',
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      delete jsonSchema.refersTo;
      delete jsonSchema.whenHidden;
      delete jsonSchema.distinctBy;
      delete jsonSchema.isHidden;
      delete jsonSchema.isConditional;
      delete jsonSchema.slots;
      // Replaces "does not match the pattern" in JSON and YAML extensions.
      if (jsonSchema.pattern)
        jsonSchema.patternErrorMessage = formatsChecked(zodSchema)[0]?.problem('', site).suggestion;
      if (jsonSchema.type === 'string' && mayBeNumber(jsonSchema)) jsonSchema.type = ['string', 'number'];
      if (jsonSchema.enum && jsonSchema.enum.length > MAX_VALUES) delete jsonSchema.enum;
    },
  });
}

/** The pipeline reads every YAML value as it is written, so a text may be 2024; for an editor's YAML that is a number. */
function mayBeNumber({ pattern, enum: values, const: value }: JsonSchema): boolean {
  if (values || value !== undefined) return false;
  return pattern === undefined || ['7', '2024'].some((number) => new RegExp(pattern).test(number));
}
