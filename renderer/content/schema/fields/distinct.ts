import type * as z from 'zod';

/**
 * Marks the schema of a list without duplicates; lists-have-no-duplicates checks it.
 * @param keys the fields that must each be unique; without keys for a list of texts
 */
export function distinct(...keys: string[]): { distinctBy: string[] } {
  return { distinctBy: keys };
}

/** The fields that must be unique in a list; undefined if duplicates are allowed. */
export function distinctBy(list: z.ZodType): readonly string[] | undefined {
  const keys: unknown = list.meta()?.distinctBy;
  return Array.isArray(keys) ? keys.map(String) : undefined;
}
