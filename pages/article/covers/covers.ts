import type { CoverName } from '../../../components/model/fields/cover';

interface CoverDrawing {
  /** In the hue. */
  lines: string;
  /** Thick and in ink: the obstacle. */
  gate?: string;
  /** In ink: the one line that gets through. It enters and leaves at half the height, so that adjacent covers connect. */
  go?: string;
  /** Replacements for a wide cover, which has no neighbor. */
  wide?: { lines?: string; gate?: string; go?: string };
}

/** The line goes to x, and there once around, below or above itself. */
export function loop(x: number, radius: number, side: 'below' | 'above' = 'below'): string {
  return `H${x}a${radius} ${radius} 0 1 ${side === 'below' ? 1 : 0} -.01 0`;
}

/** On a field of 400 × 210. A wide cover shows more to both sides, and less above and below: 42 to 168. */
export const covers: Record<CoverName, CoverDrawing> = {
  tally: {
    lines: 'M92 52v106M128 52v106M164 52v106M200 52v106M66 144L226 66M264 52v106M300 52v106M336 52v106',
    wide: {
      lines:
        'M-42 62v86M-12 62v86M18 62v86M48 62v86M-63 136L69 74M106 62v86M136 62v86M166 62v86M196 62v86M85 136L217 74M254 62v86M284 62v86M314 62v86M344 62v86M233 136L365 74M402 62v86M432 62v86M462 62v86',
    },
  },
  phone: {
    lines: `M-260 131${loop(194, 26, 'above')}${loop(212, 26, 'above')}${loop(230, 26, 'above')}`,
    gate: 'M160 48a16 16 0 0 1 16-16h72a16 16 0 0 1 16 16v114a16 16 0 0 1-16 16h-72a16 16 0 0 1-16-16z',
    // The line goes on to a page, where it ends in the curl of the mark.
    wide: {
      lines: `M-260 114${loop(88, 17, 'above')}${loop(100, 17, 'above')}${loop(112, 17, 'above')}H330a16 16 0 1 0-16-16`,
      gate: 'M66 64a10 10 0 0 1 10-10h48a10 10 0 0 1 10 10v82a10 10 0 0 1-10 10h-48a10 10 0 0 1-10-10zM240 60a6 6 0 0 1 6-6h148a6 6 0 0 1 6 6v90a6 6 0 0 1-6 6h-148a6 6 0 0 1-6-6zM240 72h160',
    },
  },
  tangle: {
    lines: `M-260 105${loop(78, 42)}${loop(148, 36, 'above')}${loop(204, 26)}${loop(250, 20, 'above')}${loop(288, 15)}${loop(318, 11, 'above')}H660`,
  },
  gate: {
    lines:
      'M-260 30h400a10 10 0 1 0-10-10M-260 55h422a10 10 0 1 0-10-10M-260 80h444a10 10 0 1 0-10-10M-260 130h444a10 10 0 1 1-10 10M-260 155h422a10 10 0 1 1-10 10M-260 180h400a10 10 0 1 1-10 10',
    gate: 'M265-10V93M265 117v103',
    go: 'M-260 105h820',
    wide: {
      lines:
        'M-260 61h400a6 6 0 1 0-6-6M-260 75h422a6 6 0 1 0-6-6M-260 89h444a6 6 0 1 0-6-6M-260 121h444a6 6 0 1 1-6 6M-260 135h422a6 6 0 1 1-6 6M-260 149h400a6 6 0 1 1-6 6',
      gate: 'M265-10V96M265 114v106',
      // Ends in the curl of the mark.
      go: 'M-260 105h690a18 18 0 1 0-18-18',
    },
  },
};
