import { labelOn } from '../../../renderer/content/schema/claims';
import { useClaim } from '../../content-context';
import { FiguresLink } from '../../ui/figures-link';
import { Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';

/** A ledger: a ruled line for each figure, with its icon, label, and condition left and the value right. */
export function Stats({ section, entry }: SectionProps<'stats'>) {
  return (
    <SectionFrame section={section} heading="beside" ground="wash">
      <dl className="border-t border-ink">
        {section.figures.map((claim) => (
          <LedgerLine key={claim} claim={claim} page={entry.address} />
        ))}
      </dl>
      <FiguresLink />
    </SectionFrame>
  );
}

function LedgerLine({ claim: id, page }: { claim: string; page: string }) {
  const claim = useClaim(id);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-rule py-4">
      <dt className="type-lede flex gap-3">
        <Icon name={claim.icon} className="mt-[calc((1lh-1.5rem)/2)] size-6 shrink-0 text-hue" />
        <span>
          <span className="inline-block first-letter:uppercase">{labelOn(page, claim)}</span>
          <span className="type-small block text-soft">{claim.condition}</span>
        </span>
      </dt>
      <dd className="type-figure ml-auto text-hue">{claim.value}</dd>
    </div>
  );
}
