import type { EditableText } from '../editable-text';

const KEY = 'inline-edit';

/** What must survive a reload of the page: while a text is being edited, every save causes one. */
interface Session {
  /** Whether the texts can be stepped through. */
  isEditing?: boolean;
  /** What is being typed; `isSent` once the server has it, `saved` is where it was written. */
  open?: { piece: EditableText; typed: string; isSent: boolean; saved?: string } | undefined;
  /** What was typed and neither saved nor deleted, by the `keyOf` its text. */
  drafts?: Record<string, string>;
}

/** Stays the same when lines are added to or removed from the file: in a body the place of a text is a number that changes. */
export function keyOf({ file, place, source }: EditableText): string {
  const field = /^[@=^]/.test(place) ? '' : place;
  return `${file}\n${field}\n${source}`;
}

export function readSession(): Session {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
}

/** Saves some values, and leaves the others as they are. */
export function updateSession(part: Session) {
  sessionStorage.setItem(KEY, JSON.stringify({ ...readSession(), ...part }));
}

/** Saves what was typed for the next time that the text is edited; undefined deletes it. */
export function saveDraft(piece: EditableText, typed: string | undefined) {
  const { [keyOf(piece)]: _, ...others } = readSession().drafts ?? {};
  updateSession({ drafts: typed === undefined ? others : { ...others, [keyOf(piece)]: typed } });
}
