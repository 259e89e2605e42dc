/** Whether a value has named fields: an object that is not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an unknown value has at a path; undefined if it has nothing there. */
export function valueAt(whole: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    whole,
  );
}

/** Puts a value at a path, if there is something that can have it. */
export function setAt(whole: unknown, path: readonly PropertyKey[], value: unknown) {
  const parent = valueAt(whole, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof parent === 'object' && parent !== null && key !== undefined) Reflect.set(parent, key, value);
}
