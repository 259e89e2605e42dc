import { labelOn } from '../../../renderer/content/schema/claims';
import { useClaim } from '../../content-context';
import { FiguresLink } from '../../ui/figures-link';
import { Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';
import type { stats } from './schema';

/** A ledger: a ruled line for each figure, with its icon, label, and condition left and the value right. */
export function Stats({ section, entry }: SectionProps<typeof stats>) {
  return (
    <SectionFrame section={section} heading="beside">
      <dl className="border-t-2 border-line">
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
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-8 border-b border-rule py-4">
      <dt className="type-lede flex items-center gap-3">
        <Icon name={claim.icon} className="size-6 shrink-0 text-hue" />
        <span className="inline-block first-letter:uppercase">{labelOn(page, claim)}</span>
      </dt>
      <dd className="type-figure row-span-2 ml-auto max-sm:col-span-2 max-sm:row-span-1 text-hue">{claim.value}</dd>
      <dd className="type-small text-soft" data-md="note">
        {claim.condition}
      </dd>
    </div>
  );
}
