import type { Submission } from './submission';

/** The saved state of a form until it is sent, in this tab only. */
export interface Draft {
  texts: Record<string, string>;
  /** Set from the first attempt to send the texts. */
  submission?: Submission | undefined;
  /** Set while the texts are being sent; remains set if the tab is closed before an answer. */
  isSending?: boolean;
}

/** Saves a draft, if the browser allows storage. */
export function saveDraft(form: string, draft: Draft) {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // Private mode, or a text larger than the storage: the form works without a draft.
  }
}

/** The draft of a form, if there is a readable one. */
export function loadDraft(form: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the draft. */
export function removeDraft(form: string) {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Without storage, there is nothing to remove.
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
