import type * as z from 'zod';

/**
 * What a schema of a list says of itself where nothing can be twice in it; lists-have-no-duplicates checks it.
 * @param keys the fields of which each tells one entry from all others; none for a list of texts
 */
export function distinct(...keys: string[]): { distinctBy: string[] } {
  return { distinctBy: keys };
}

/** By which fields the entries of a list differ; undefined where a list may have something twice. */
export function distinctBy(list: z.ZodType): readonly string[] | undefined {
  const keys: unknown = list.meta()?.distinctBy;
  return Array.isArray(keys) ? keys.map(String) : undefined;
}
