/** Caches the result of a function for each argument, as long as the argument is in use. */
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
