import type { Ref } from 'sitewright';
import { Stylesheet, useContent } from 'sitewright/react';
import type { Theme } from '../model/fields/theme';
import { claims, labelOn } from '../model/lists/claims';
import { FigureValue } from './figure-value';
import { FiguresLink } from './figures-link';
import { Icon } from './icon';

interface FiguresProps {
  /** The ids of claims. */
  claims: readonly Ref<'claim'>[];
  /** The address of the current page. */
  page: string;
  /** An additional class, for a page with different figures. */
  className?: string;
  /** The hue of each figure, by default the hue of the page. */
  themes?: readonly Theme[];
}

/** Figures under a line: each has an object on the line, and below it the value, the label, and the condition. */
export function Figures({ claims, page, className, themes }: FiguresProps) {
  return (
    <>
      <Stylesheet file="components/ui/figure.css" />
      <dl className={className ? `ledger ${className}` : 'ledger'}>
        {claims.map((claim, index) => (
          <Figure key={claim} claim={claim} page={page} theme={themes?.[index]} />
        ))}
      </dl>
    </>
  );
}

/** The figures of a hero, with the link to the page that explains them. */
export function LinkedFigures(props: FiguresProps) {
  return (
    <div className="band-s">
      <Figures {...props} />
      <FiguresLink />
    </div>
  );
}

interface FigureProps {
  /** The id of a claim. */
  claim: Ref<'claim'>;
  /** The address of the current page. */
  page: string;
  theme: Theme | undefined;
}

function Figure({ claim: id, page, theme }: FigureProps) {
  const claim = useContent().get(claims, id);
  return (
    <div data-theme={theme}>
      <dt>
        <Icon name={claim.icon} />
        {labelOn(page, claim)}
      </dt>
      <dd className="ledger-value mb-1 text-hue text-t7 font-semibold tabular">
        <FigureValue value={claim.value} />
      </dd>
      {claim.condition && (
        <dd className="text-soft" data-md="note">
          {claim.condition}
        </dd>
      )}
    </div>
  );
}
