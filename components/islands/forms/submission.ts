import { randomId, submissionIdOf } from './submission-id';

/** What marks one inquiry: the same on each retry, so that the receiver can drop duplicates. */
export interface Submission {
  submissionId: string;
  /** When the visitor first sent it, ISO 8601. */
  submittedAt: string;
  /** The texts it was made for. */
  texts: Record<string, string>;
}

/**
 * The mark for texts that are about to be sent: the one they had before, or a new one where a text has changed.
 * A changed inquiry under an old mark would be dropped as a duplicate.
 */
export async function submissionOf(texts: Record<string, string>, before: Submission | undefined): Promise<Submission> {
  if (before && sameTexts(before.texts, texts)) return before;
  const submittedAt = new Date().toISOString();
  const submissionId = globalThis.isSecureContext ? await submissionIdOf(texts, submittedAt.slice(0, 10)) : randomId();
  return { submissionId, submittedAt, texts };
}

function sameTexts(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
