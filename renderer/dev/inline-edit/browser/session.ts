import type { EditableText } from '../editable-text';

const KEY = 'click-to-edit';

/** What has to outlast a reload of the page: while a text is being edited every save brings one. */
interface Kept {
  /** Whether the texts can be stepped through. */
  isEditing?: boolean;
  /** What is being typed; `isSent` once the server has it, `saved` is where it has written it. */
  open?: { piece: EditableText; typed: string; isSent: boolean; saved?: string } | undefined;
  /** What was typed and neither saved nor deleted, by `keyOf` its piece. */
  drafts?: Record<string, string>;
}

/** The same for a piece after other lines of its file have come or gone: in a body its place is a number that they change. */
export function keyOf({ file, place, source }: EditableText): string {
  const field = /^[@=^]/.test(place) ? '' : place;
  return `${file}\n${field}\n${source}`;
}

export function kept(): Kept {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
}

/** Keeps these, and what was kept besides. */
export function keep(part: Kept) {
  sessionStorage.setItem(KEY, JSON.stringify({ ...kept(), ...part }));
}

/** Keeps what was typed into a piece for the next time that it is edited; undefined forgets it. */
export function keepDraft(piece: EditableText, typed: string | undefined) {
  const { [keyOf(piece)]: _, ...others } = kept().drafts ?? {};
  keep({ drafts: typed === undefined ? others : { ...others, [keyOf(piece)]: typed } });
}
