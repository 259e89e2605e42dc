import { labelOn } from '../../../renderer/content/schema/claims';
import { useClaim } from '../../content-context';
import { FigureValue } from '../../ui/figure';
import { FiguresLink } from '../../ui/figures-link';
import { Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';
import { Stylesheet } from '../../ui/stylesheet';
import type { SectionProps } from '../section-props';
import type { stats } from './schema';

/** A ruled line for each figure, with its object, label, and condition left and the value right. */
export function Stats({ section, entry }: SectionProps<typeof stats>) {
  const isLinkedAbove = entry.data.sections.some((other) => other.type === 'hero' && other.stats);
  return (
    <SectionFrame section={section} heading="beside">
      <Stylesheet file="sections/service-page.css" />
      <dl className="figure-rows">
        {section.figures.map((claim) => (
          <FigureRow key={claim} claim={claim} page={entry.address} />
        ))}
      </dl>
      {!isLinkedAbove && <FiguresLink />}
    </SectionFrame>
  );
}

function FigureRow({ claim: id, page }: { claim: string; page: string }) {
  const claim = useClaim(id);
  return (
    <div>
      <dt className="type-item">
        <Icon name={claim.icon} />
        <span className="inline-block first-letter:uppercase">{labelOn(page, claim)}</span>
      </dt>
      <dd className="figure-value">
        <FigureValue value={claim.value} />
      </dd>
      <dd className="type-small text-soft" data-md="note">
        {claim.condition}
      </dd>
    </div>
  );
}
