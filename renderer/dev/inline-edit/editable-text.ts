/** A text on the page and where it comes from, as the browser learns it from `data-source`. */
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
  /** What the field wants, in the words of its schema. */
  hint?: string | undefined;
  /** On which pages it appears, in a sentence, if it may be on many. */
  reach?: string | undefined;
  /** Whether it may have line breaks. */
  isLong: boolean;
}
