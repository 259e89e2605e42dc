import { useClaim } from '../content-context';

interface FigureProps {
  /** The id of a claim. */
  claim: string;
}

/** Longer values are words rather than figures, and would break at the large size. */
const LONGEST_FIGURE = 8;

const letters = new Intl.Segmenter('en');

/** A claim as a figure: the value large, its label below. */
export function Figure({ claim }: FigureProps) {
  const { value, label } = useClaim(claim);
  const length = [...letters.segment(value)].length;
  return (
    <div className="flex flex-col-reverse justify-end gap-2">
      <dt className="type-small text-soft">{label}</dt>
      <dd className={`${length > LONGEST_FIGURE ? 'type-figure-words' : 'type-figure'} text-ink`}>{value}</dd>
    </div>
  );
}
