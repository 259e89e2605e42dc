/** The name of the field that people never meet. A machine that fills every field fills this one. */
export const HONEYPOT = 'reference';

/** Nobody fills in a form within this time of first touching it. */
const FASTEST_MS = 1_500;

/**
 * Whether a machine has filled in the form.
 * @param honeypot what the field that people never meet holds
 * @param firstTouchedAt when the visitor first touched the form, in milliseconds since 1970; undefined where unknown,
 * such as for texts that were there before
 */
export function isSpam(honeypot: string, firstTouchedAt: number | undefined, now = Date.now()): boolean {
  return honeypot !== '' || (firstTouchedAt !== undefined && now - firstTouchedAt < FASTEST_MS);
}
