interface DurationProps {
  /** Begins with a number, such as 3 months. */
  time: string;
  /** The number of the longest line. */
  most: number;
}

/** Leaves room for the curl of the longest line. */
const LONGEST_PERCENT = 92;

/** A time above a line of proportional length, which ends in the curl. */
export function Duration({ time, most }: DurationProps) {
  const width = `${((numberIn(time) / most) * LONGEST_PERCENT).toFixed(2)}%`;
  return (
    <span className="duration">
      {time}
      <svg width={width} height="20" overflow="visible" aria-hidden="true">
        <line y1="19" x2="100%" y2="19" />
        <svg aria-hidden="true" x="100%" y="19" overflow="visible">
          <path d="M0 0a9 9 0 1 0-9-9" />
        </svg>
      </svg>
    </span>
  );
}

/** The number at the beginning of a time. */
export function numberIn(time: string): number {
  return Number.parseFloat(time) || 1;
}
