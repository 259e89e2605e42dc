import { compile, type ParamData } from 'path-to-regexp';

/**
 * The address of an entry.
 * @param pattern a route pattern: `:name` is one segment, `{/:name}` an optional one, `{*name}` any number of segments
 * @param params the segments by name; a splat takes a list
 * @throws TypeError where a demanded segment is missing
 */
export function toAddress(pattern: string, params: ParamData): string {
  return compile(pattern)(params);
}
