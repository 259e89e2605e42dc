import type { Problem } from '../diagnostics/diagnostic';

/** What keeps a part of a file from being read, from one offset of the part to another. */
export interface ParseIssue {
  start: number;
  end: number;
  problem: Problem;
  /** What mends it, where that is more than another text at its place. */
  edits?: TextEdit[] | undefined;
}

export interface TextEdit {
  start: number;
  end: number;
  text: string;
}
