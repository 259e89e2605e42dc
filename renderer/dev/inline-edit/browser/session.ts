import type { EditableText } from '../editable-text';

const KEY = 'inline-edit';

/** What must survive a reload of the page, while a text is being edited every save causes one, and goes along to the next. */
interface Session {
  /** Whether the texts can be stepped through. */
  isEditing?: boolean;
  /** What was typed and neither saved nor deleted, by the `keyOf` its text. */
  drafts?: Record<string, string>;
}

/** What is being typed; `isSent` once the server has it, `saved` is where it was written. */
interface OpenText {
  piece: EditableText;
  typed: string;
  isSent: boolean;
  saved?: string;
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

/** What is being typed on this page, also before a reload or a visit to another page. */
export function readOpenText(): OpenText | undefined {
  const json = sessionStorage.getItem(openTextKey());
  return json === null ? undefined : JSON.parse(json);
}

/** Saves what is being typed on this page; undefined once nothing is. */
export function saveOpenText(text: OpenText | undefined) {
  if (text) sessionStorage.setItem(openTextKey(), JSON.stringify(text));
  else sessionStorage.removeItem(openTextKey());
}

/** The box stays on its page: on the next one it would cover another text and take the focus. */
function openTextKey(): string {
  return `${KEY} ${location.pathname}`;
}

/** Saves what was typed for the next time that the text is edited; undefined deletes it. */
export function saveDraft(piece: EditableText, typed: string | undefined) {
  const { [keyOf(piece)]: _, ...others } = readSession().drafts ?? {};
  updateSession({ drafts: typed === undefined ? others : { ...others, [keyOf(piece)]: typed } });
}
