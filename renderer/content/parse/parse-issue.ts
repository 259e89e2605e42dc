import type { TextEdit } from '../diagnostics/apply-fixes';
import type { ProblemOf } from '../diagnostics/diagnostic';

/** Why a part of a file can't be read, and the offsets of the mistake in that part. */
export interface ParseIssue {
  start: number;
  end: number;
  problem: ProblemOf;
  /** The fix, if it is more than a replacement of this place. */
  edits?: TextEdit[] | undefined;
}
