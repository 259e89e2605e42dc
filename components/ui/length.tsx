import { Stylesheet } from 'sitewright/react';

/** A stretch of a line, as shares of its length from 0 to 1. */
export interface Stretch {
  from: number;
  to: number;
}

interface LengthProps {
  stretches: readonly Stretch[];
  /** Either a stroke, or blocks on a dotted line. */
  look?: 'stroke' | 'blocks';
  /** The positions of marks on the line. */
  marks?: readonly number[];
}

/** Lines with lengths proportional to amounts. The lengths are attributes, because the policy of the pages forbids inline styles. */
export function Length({ stretches, look = 'stroke', marks = [] }: LengthProps) {
  const isBlocks = look === 'blocks';
  return (
    <>
      <Stylesheet file="components/ui/length.css" />
      <svg className={isBlocks ? 'length length-blocks' : 'length'} aria-hidden="true">
        {isBlocks && <line className="length-idle stroke-2" x1="0%" x2="100%" y1="26" y2="26" />}
        {stretches.map(({ from, to }) => (
          <line key={from} x1={percent(from)} x2={percent(to)} y1={isBlocks ? 21 : 26} y2={isBlocks ? 21 : 26} />
        ))}
        {marks.map((mark) => (
          <line key={mark} x1={percent(mark)} x2={percent(mark)} y1="18" y2="26" />
        ))}
      </svg>
    </>
  );
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}
