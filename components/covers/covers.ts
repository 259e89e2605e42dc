import type { CoverName } from '../../pages/fields/cover';

interface CoverDrawing {
  /** In the hue. */
  lines: string;
  /** Thick and in ink: the obstacle. */
  gate?: string;
  /** In ink: the one line that gets through. It enters and leaves at half the height, so that adjacent covers connect. */
  go?: string;
  /** Replacements for a wide cover, which has no neighbor. */
  wide?: { lines?: string; go?: string };
}

/** On a field of 400 × 210; a wide cover shows more to both sides. */
export const covers: Record<CoverName, CoverDrawing> = {
  tally: {
    lines: 'M92 52v106M128 52v106M164 52v106M200 52v106M66 144L226 66M264 52v106M300 52v106M336 52v106',
    wide: {
      lines:
        'M-28 52v106M8 52v106M44 52v106M80 52v106M-54 144L106 66M164 52v106M200 52v106M236 52v106M272 52v106M138 144L298 66M356 52v106M392 52v106M428 52v106',
    },
  },
  phone: {
    lines: 'M-260 118h408c52 0 34-54 70-54s38 76 0 76-28-30 12-30h24',
    gate: 'M160 48a16 16 0 0 1 16-16h72a16 16 0 0 1 16 16v114a16 16 0 0 1-16 16h-72a16 16 0 0 1-16-16z',
  },
  tangle: {
    go: 'M-260 105h290',
    lines:
      'M30 105h36c84 0 64 77-6 77s-62-81 36-81 128 95 56 95-48-95 44-95 116 88 46 88-26-88 62-88 100 70 38 70-10-63 66-63h320',
  },
  gate: {
    lines:
      'M-260 30h400a10 10 0 1 0-10-10M-260 55h422a10 10 0 1 0-10-10M-260 80h444a10 10 0 1 0-10-10M-260 130h444a10 10 0 1 1-10 10M-260 155h422a10 10 0 1 1-10 10M-260 180h400a10 10 0 1 1-10 10',
    gate: 'M265-10V93M265 117v103',
    go: 'M-260 105h820',
    // Ends in the curl of the mark.
    wide: { go: 'M-260 105h690a20 20 0 1 0-20-20' },
  },
};
