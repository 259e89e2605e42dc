import { compile, type ParamData, type PathFunction } from 'path-to-regexp';

/** Compiled patterns: there are thousands of addresses. */
const compiled = new Map<string, PathFunction<ParamData>>();

/**
 * The address of an entry.
 * @param pattern a route pattern: `:name` is one segment, `{/:name}` an optional one, `{*name}` any number of segments
 * @param params the segments by name; a splat takes a list
 * @throws TypeError if a required segment is missing
 */
export function toAddress(pattern: string, params: ParamData): string {
  const fill = compiled.get(pattern) ?? compile(pattern);
  compiled.set(pattern, fill);
  return fill(params);
}
