import type { JsonSchema } from '../../renderer/commands/generate/json-schemas';

/** The paths of the fields without a description. */
export function unexplainedFields(schema: JsonSchema): string[] {
  const unexplained = partsOf(schema).filter(({ path, part }) => /[^\]]$/.test(path) && !part.description);
  return unexplained.map(({ path }) => path);
}

/** The paths of the groups that allow unknown keys. */
export function openGroups(schema: JsonSchema): string[] {
  const open = partsOf(schema).filter(({ part }) => part.properties && part.additionalProperties !== false);
  return open.map(({ path }) => path);
}

/** Every part of a schema. Only the paths of fields end with a name, unlike the paths of the schema itself and of entries. */
function partsOf(part: JsonSchema, path = ''): { path: string; part: JsonSchema }[] {
  const fields = Object.entries(part.properties ?? {}).map(([key, child]) => ({ path: `${path}.${key}`, child }));
  const entries = [part.items, part.additionalProperties, ...(part.oneOf ?? [])];
  const others = entries.map((child) => ({ path: `${path}[]`, child }));
  const inner = [...fields, ...others].flatMap(({ path, child }) =>
    typeof child === 'object' && !Array.isArray(child) ? partsOf(child, path) : [],
  );
  return [{ path, part }, ...inner];
}
