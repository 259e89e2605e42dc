import { randomId, submissionIdOf } from './submission-id';

/** The identity of an inquiry, the same on each retry, so that the receiver can drop duplicates. */
export interface Submission {
  submissionId: string;
  /** The time of the first attempt, ISO 8601. */
  submittedAt: string;
  /** The texts that it identifies. */
  texts: Record<string, string>;
}

/**
 * The identity of texts before they are sent: their previous identity, or a new one if a text has changed.
 * The receiver would drop a changed inquiry under an old identity as a duplicate.
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
