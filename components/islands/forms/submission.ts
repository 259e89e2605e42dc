/** What marks one enquiry: the same on each retry, so that the receiver can drop doubles. */
export interface Submission {
  submissionId: string;
  /** When the visitor first sent it, ISO 8601. */
  submittedAt: string;
  /** The texts it was made for. */
  texts: Record<string, string>;
}

/**
 * The mark for texts that are about to be sent: the one they had before, or a new one where a text has changed.
 * A changed enquiry under an old mark would be dropped as a double.
 */
export function submissionOf(texts: Record<string, string>, before: Submission | undefined): Submission {
  if (before && sameTexts(before.texts, texts)) return before;
  return { submissionId: newId(), submittedAt: new Date().toISOString(), texts };
}

function sameTexts(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** A random UUID (RFC 9562, version 4). Browsers have randomUUID in secure contexts only, but random bytes everywhere. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
