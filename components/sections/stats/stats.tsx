import { useClaim } from '../../content-context';
import { FiguresLink } from '../../ui/figures-link';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';

/** A ledger: a ruled line for each figure, with the label left and the value right. */
export function Stats({ section }: SectionProps<'stats'>) {
  return (
    <SectionFrame section={section} heading="beside" ground="wash">
      <dl className="border-t border-ink">
        {section.figures.map((claim) => (
          <LedgerLine key={claim} claim={claim} />
        ))}
      </dl>
      <FiguresLink />
    </SectionFrame>
  );
}

function LedgerLine({ claim }: { claim: string }) {
  const { value, label } = useClaim(claim);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-rule py-4">
      <dt className="type-lede first-letter:uppercase">{label}</dt>
      <dd className="type-figure ml-auto text-hue">{value}</dd>
    </div>
  );
}
