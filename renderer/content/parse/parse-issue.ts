import type { Problem } from '../diagnostics/diagnostic';

/** What keeps a part of a file from being read, from one offset of the part to another. */
export interface ParseIssue {
  start: number;
  end: number;
  problem: Problem;
  /** The fix, if it is more than a replacement of the place itself. */
  edits?: TextEdit[] | undefined;
}

export interface TextEdit {
  start: number;
  end: number;
  text: string;
}
