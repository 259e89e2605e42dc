import type { CoverName } from '../../pages/fields/cover';

interface CoverDrawing {
  /** In the hue. */
  lines: string;
  /** In ink and thick: what is in the way. */
  gate?: string;
  /** In ink: the one line that gets away. It enters and leaves at the middle of the height, so that covers side by side connect. */
  go?: string;
  /** The same line on a wide cover, which has no neighbor: it ends in the curl. */
  goWide?: string;
}

/** On a field of 400 × 210; a wide cover shows more to both sides. */
export const covers: Record<CoverName, CoverDrawing> = {
  tally: {
    lines:
      'M92 52v106M128 52v106M164 52v106M200 52v106M66 144L226 66M264 52v106M300 52v106M336 52v106M-86 52v106M-50 52v106M-14 52v106M22 52v106M-112 144L34 66',
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
    goWide: 'M-260 105h690a20 20 0 1 0-20-20',
  },
};
