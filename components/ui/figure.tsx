import { labelOn } from '../../renderer/content/schema/claims';
import type { Theme } from '../../renderer/content/schema/fields/theme';
import { useClaim } from '../content-context';
import { Icon } from './icon';
import { Stylesheet } from './stylesheet';

interface FiguresProps {
  /** The ids of claims. */
  claims: readonly string[];
  /** The address of the page that shows them. */
  page: string;
  /** Beside `ledger`, for a page whose figures look different. */
  className?: string;
  /** The hue of each figure; without it, all have that of the page. */
  themes?: readonly Theme[];
}

/** Figures on a line: each with its object standing on it, and below it the value, the label and the condition. */
export function Figures({ claims, page, className, themes }: FiguresProps) {
  return (
    <>
      <Stylesheet file="sections/hero/hero.css" />
      <dl className={className ? `ledger ${className}` : 'ledger'}>
        {claims.map((claim, index) => (
          <Figure key={claim} claim={claim} page={page} theme={themes?.[index]} />
        ))}
      </dl>
    </>
  );
}

interface FigureProps {
  /** The id of a claim. */
  claim: string;
  /** The address of the page that shows it. */
  page: string;
  theme: Theme | undefined;
}

function Figure({ claim: id, page, theme }: FigureProps) {
  const claim = useClaim(id);
  return (
    <div data-theme={theme}>
      <dt>
        <Icon name={claim.icon} />
        {labelOn(page, claim)}
      </dt>
      <dd className="ledger-value">
        <FigureValue value={claim.value} />
      </dd>
      <dd className="text-soft" data-md="note">
        {claim.condition}
      </dd>
    </div>
  );
}

/** A value, whose words are smaller than its figures, as in: under 24 hours. */
export function FigureValue({ value }: { value: string }) {
  return value
    .split(/(\S*\d\S*)/)
    .map((part) => (part === '' || /\d/.test(part) ? part : <small key={part}>{part}</small>));
}
