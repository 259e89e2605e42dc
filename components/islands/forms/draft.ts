import type { Submission } from './submission';

/** What is kept of a form until it is sent: in this tab only, and nothing else. */
export interface Draft {
  texts: Record<string, string>;
  /** Set once it was tried to send them. */
  submission?: Submission | undefined;
  /** Set while they are being sent: still there if the tab was closed in the meantime. */
  isSending?: boolean;
}

/** Keeps a draft. Where the browser lets nothing be stored, there is none. */
export function saveDraft(form: string, draft: Draft) {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Private mode, or a text larger than the storage: the form works without a draft.
  }
}

/** The draft of a form, if there is one that can be read. */
export function loadDraft(form: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the draft. */
export function removeDraft(form: string) {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Where nothing can be stored, nothing is to be removed.
  }
}

function keyOf(form: string): string {
  return `draft:${form}`;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('texts' in value)) return false;
  const { texts } = value;
  return typeof texts === 'object' && texts !== null && Object.values(texts).every((text) => typeof text === 'string');
}
