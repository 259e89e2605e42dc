import { CONTACT_FIELDS } from '../../../renderer/content/schema/form-fields';

/**
 * What marks an inquiry, as a UUID (RFC 9562, version 8): a hash of the day and of what was typed. So a visitor who sends the same
 * again on the same day, from a form that the browser has filled in again, or first without JavaScript, sends the same ID,
 * and nothing has to be stored for it.
 * @param fields what was typed, by the name of the field; the fields that a form does not have count as empty
 * @param day the day of the first attempt, ISO 8601 in UTC
 * @throws TypeError where browsers have no crypto.subtle: outside of secure contexts
 */
export async function submissionIdOf(fields: Record<string, string>, day: string): Promise<string> {
  // A form that is posted natively sends line breaks as CRLF, a script as LF.
  const texts = Object.keys(CONTACT_FIELDS).map((name) => (fields[name] ?? '').replaceAll('\r\n', '\n'));
  const bytes = new TextEncoder().encode(JSON.stringify([day, ...texts]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return asUuid(hash, 8);
}

/** A UUID of random bytes (RFC 9562, version 4), which browsers have everywhere. */
export function randomId(): string {
  return asUuid(crypto.getRandomValues(new Uint8Array(16)), 4);
}

/** The variant is always the digit a, one of the four that RFC 9562 allows. */
function asUuid(bytes: Uint8Array, version: 4 | 8): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-${version}$3-a$4-$5`);
}

/** What visitors and the receiver call an inquiry by: the beginning of its ID, easy to read out. */
export function referenceOf(submissionId: string): string {
  return submissionId.slice(0, 8).toUpperCase();
}
