import { labelOn } from '../../renderer/content/schema/claims';
import { useClaim } from '../content-context';
import { Icon } from './icon';

interface FigureProps {
  /** The id of a claim. */
  claim: string;
  /** The address of the page that shows it. */
  page: string;
}

/** Longer values are words rather than figures, and would break at the large size. */
const LONGEST_FIGURE = 8;

const letters = new Intl.Segmenter('en');

/** A claim as a figure: its icon, the value large, its label and its condition below. */
export function Figure({ claim: id, page }: FigureProps) {
  const claim = useClaim(id);
  const length = [...letters.segment(claim.value)].length;
  return (
    <div className="flex flex-col">
      <dt className="type-small">{labelOn(page, claim)}</dt>
      <dd className="-order-1 mb-2 text-hue">
        <Icon name={claim.icon} className="mb-3 size-6" />
        <span className={length > LONGEST_FIGURE ? 'type-document' : 'type-figure'}>{claim.value}</span>
      </dd>
      <dd className="type-small text-soft" data-md="note">
        {claim.condition}
      </dd>
    </div>
  );
}
