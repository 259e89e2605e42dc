import type { ReactNode } from 'react';
import { useContent } from '../../content-context';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';
import type { siteFigures } from './schema';

/** Figures of this website as a ledger. The build inserts the weight of the home page: home-weight.ts. */
export function SiteFigures({ section }: SectionProps<typeof siteFigures>) {
  const { counts } = useContent();
  return (
    <SectionFrame section={section} heading="beside">
      <dl className="border-t-2 border-line">
        <Line label={section.weight}>
          <data value="home-weight">{NOT_MEASURED}</data>
        </Line>
        <Line label={section.pages}>{counts.pages}</Line>
        <Line label={section.rules}>{counts.rules}</Line>
      </dl>
    </SectionFrame>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-rule py-4">
      <dt className="type-lede">{label}</dt>
      <dd className="type-figure ml-auto text-hue">{children}</dd>
    </div>
  );
}

/** Shown instead of the weight of the home page, in development. */
const NOT_MEASURED = 'not measured yet';
