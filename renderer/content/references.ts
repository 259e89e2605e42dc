import type { z } from 'zod';
import { type ReferenceKind, referenceKinds } from './schema/fields/reference';
import { eachField, type Path } from './schema/walk';
import { tokensOf } from './tokens';

/** A place in the fields of a file that names something else: by an address, an id, or a token in a text. */
export interface Reference {
  path: Path;
  kind: ReferenceKind | 'token';
  value: string;
}

/** Every reference in the fields of a file. */
export function referencesOf(schema: z.ZodType, data: unknown): Reference[] {
  return [...eachField(schema, data)].flatMap(({ path, value, schema: field }): Reference[] => {
    if (typeof value !== 'string') return [];
    const kind = referenceKinds.find((known) => known === field.meta()?.refersTo);
    const tokens = tokensOf(value).map(({ id }) => ({ path, kind: 'token', value: id }) as const);
    return kind ? [{ path, kind, value }, ...tokens] : tokens;
  });
}
