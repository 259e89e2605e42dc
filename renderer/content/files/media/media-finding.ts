import type { ProblemOf, Range } from '../../diagnostics/diagnostic';

/** A problem inside a media file, independent of its name. It is cached on disk, so it is plain data. */
export interface MediaFinding {
  problem: ProblemOf;
  /** The place in an SVG or captions; other formats have none. */
  range?: Range;
  /** The extension that the file should have. */
  rightEnding?: string;
}
