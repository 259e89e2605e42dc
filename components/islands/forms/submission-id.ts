import { CONTACT_FIELDS } from './form-fields';

/**
 * The ID of an inquiry, as a UUID (RFC 9562, version 8): a hash of the day and the visitor's input. So the same inquiry, sent again on
 * the same day from a form that the browser filled in again, or first without JavaScript, has the same ID, without any
 * storage.
 * @param fields the visitor's input, by the name of the field; missing fields count as empty
 * @param day the day of the first attempt, ISO 8601 in UTC
 * @throws TypeError outside of secure contexts, which have no crypto.subtle
 */
export async function submissionIdOf(fields: Record<string, string>, day: string): Promise<string> {
  // The browser posts line breaks as CRLF, a script as LF.
  const texts = Object.keys(CONTACT_FIELDS).map((name) => (fields[name] ?? '').replaceAll('\r\n', '\n'));
  const bytes = new TextEncoder().encode(JSON.stringify([day, ...texts]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return asUuid(hash, 8);
}

/** A UUID of random bytes (RFC 9562, version 4), which needs no secure context. */
export function randomId(): string {
  return asUuid(crypto.getRandomValues(new Uint8Array(16)), 4);
}

/** The variant is always the digit a, one of the four that RFC 9562 allows. */
function asUuid(bytes: Uint8Array, version: 4 | 8): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `$1-$2-${version}$3-a$4-$5`);
}

/** What visitors and the receiver call an inquiry: the beginning of its ID, easy to read out. */
export function confirmationCodeOf(submissionId: string): string {
  return submissionId.slice(0, 8).toUpperCase();
}
