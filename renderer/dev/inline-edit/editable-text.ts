/** A text on the page and its source, from `data-source`. */
export interface EditableText {
  /** Path inside the content folder. */
  file: string;
  /** The path as diagnostics print it. */
  label: string;
  line: number;
  column: number;
  /** The name of the place in the file, see find-place.ts. */
  place: string;
  /** The text as the page shows it. */
  text: string;
  /** The text as the file has it. */
  source: string;
  /** The description of the field, from its schema. */
  hint?: string | undefined;
  /** A sentence about the pages on which it appears, if it may be on many. */
  reach?: string | undefined;
  /** Whether it may have line breaks. */
  isLong: boolean;
}
