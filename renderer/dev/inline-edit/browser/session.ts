import type { EditableText } from '../editable-text';

const KEY = 'inline-edit';

/** The state that survives a reload, which every save causes, and moves on to the next page. */
interface Session {
  /** Whether the texts can be stepped through. */
  isEditing?: boolean;
  /** Unsaved texts by their `keyOf`. */
  drafts?: Record<string, string>;
}

/** The text being typed; `isSent` once the server has it, `saved` is where it was written. */
interface OpenText {
  piece: EditableText;
  typed: string;
  isSent: boolean;
  saved?: string;
}

/** Stays the same when lines are added to or removed from the file, unlike the place of a text in a body. */
export function keyOf({ file, place, source }: EditableText): string {
  const field = /^[@=^]/.test(place) ? '' : place;
  return `${file}\n${field}\n${source}`;
}

export function readSession(): Session {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
}

/** Saves some values, and keeps all others. */
export function updateSession(part: Session) {
  sessionStorage.setItem(KEY, JSON.stringify({ ...readSession(), ...part }));
}

/** The text being typed on this page, even after a reload or a visit to another page. */
export function readOpenText(): OpenText | undefined {
  const json = sessionStorage.getItem(openTextKey());
  return json === null ? undefined : JSON.parse(json);
}

/** Saves the text being typed on this page; undefined clears it. */
export function saveOpenText(text: OpenText | undefined) {
  if (text) sessionStorage.setItem(openTextKey(), JSON.stringify(text));
  else sessionStorage.removeItem(openTextKey());
}

/** The box stays on its page: on another page it would cover a different text and take the focus. */
function openTextKey(): string {
  return `${KEY} ${location.pathname}`;
}

/** Saves a draft for the next time that the text is edited; undefined deletes it. */
export function saveDraft(piece: EditableText, typed: string | undefined) {
  const { [keyOf(piece)]: _, ...others } = readSession().drafts ?? {};
  updateSession({ drafts: typed === undefined ? others : { ...others, [keyOf(piece)]: typed } });
}
