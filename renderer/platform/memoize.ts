/** A function that works once for each object, as long as somebody holds the object: the same one has the same result. */
export function memoize<Input extends object, Result extends object>(make: (input: Input) => Result) {
  const made = new WeakMap<Input, Result>();
  return (input: Input): Result => {
    const known = made.get(input);
    if (known) return known;
    const result = make(input);
    made.set(input, result);
    return result;
  };
}
