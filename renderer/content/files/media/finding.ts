import type { Problem, Range } from '../../diagnostics/diagnostic';

/** What is wrong inside a media file, whatever the file is called. It is kept on disk, so it is plain data. */
export interface MediaFinding {
  problem: Problem;
  /** Where in an SVG; elsewhere no place can be named. */
  range?: Range;
  /** The ending that the file should have. */
  rightEnding?: string;
}
