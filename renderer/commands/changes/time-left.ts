/** A time in words, rounded up: nobody minds that it is over earlier. */
export function inWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/**
 * How long the rest of a job takes, from the time that its first parts took.
 * @param done how many parts took that time
 */
export function timeLeft(milliseconds: number, done: number, total: number): string {
  return inWords((milliseconds / done) * (total - done));
}
