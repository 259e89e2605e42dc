import type * as z from 'zod';
import { refersTo } from '../schema/fields/reference';
import { tokensOf } from '../schema/tokens';
import { fieldsOf, type Path } from '../schema/walk-fields';

/** A reference in the fields of a file: an address, an id, or a token in a text. */
export interface Reference {
  path: Path;
  /** What refersTo() says of the field. */
  kind: string;
  value: string;
}

/** Every reference in the fields of a file. */
export function referencesOf(schema: z.ZodType, data: unknown): Reference[] {
  return fieldsOf(schema, data).flatMap(({ path, value, schema: field }): Reference[] => {
    if (typeof value !== 'string') return [];
    const kind = refersTo(field);
    const tokens = tokensOf(value).map(({ id }) => ({ path, kind: 'token', value: id }));
    return kind === undefined ? tokens : [{ path, kind, value }, ...tokens];
  });
}
