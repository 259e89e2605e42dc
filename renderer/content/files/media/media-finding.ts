import type { Problem, Range } from '../../diagnostics/diagnostic';

/** A problem inside a media file, independent of its name. It is cached on disk, so it is plain data. */
export interface MediaFinding {
  problem: Problem;
  /** Where in an SVG; elsewhere no place can be named. */
  range?: Range;
  /** The ending that the file should have. */
  rightEnding?: string;
}
