import { claims, labelOn } from '../../../pages/lists/claims';
import { isSection } from '../../../renderer/content/schema/define-section';
import type { Ref } from '../../../renderer/content/schema/fields/reference';
import { sectionsOf } from '../../../renderer/content/schema/sections-of';
import type { SectionProps } from '../../../renderer/content/schema/with-component';
import { useContent } from '../../../renderer/react/content-context';
import { Stylesheet } from '../../../renderer/react/stylesheet';
import { FigureValue } from '../../ui/figure';
import { FiguresLink } from '../../ui/figures-link';
import { Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';
import { hero } from '../hero/schema';
import type { stats } from './schema';

/** A ruled row for each figure: object, label, and condition on the left, the value on the right. */
export function Stats({ section, entry }: SectionProps<typeof stats>) {
  const isLinkedAbove = sectionsOf(entry).some((other) => isSection(other, hero) && other.stats);
  return (
    <SectionFrame section={section} heading="beside">
      <Stylesheet file="components/sections/service-page.css" />
      <dl className="figure-rows">
        {section.figures.map((claim) => (
          <FigureRow key={claim} claim={claim} page={entry.address} />
        ))}
      </dl>
      {!isLinkedAbove && <FiguresLink />}
    </SectionFrame>
  );
}

function FigureRow({ claim: id, page }: { claim: Ref<'claim'>; page: string }) {
  const claim = useContent().get(claims, id);
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
