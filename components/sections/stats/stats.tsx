import { isSection, type Ref, type SectionProps, sectionsOf } from 'sitewright';
import { Stylesheet, useContent, useList } from 'sitewright/react';
import type { Theme } from '../../model/fields/theme';
import { claims, labelOn } from '../../model/lists/claims';
import { site } from '../../model/lists/site';
import { Figures, FigureValue } from '../../ui/figure';
import { FiguresLink } from '../../ui/figures-link';
import { Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';
import { hero } from '../hero/schema';
import type { stats } from './schema';

/**
 * A ruled line for each figure, with its object, label, and condition left and the value right: in the hue of the service
 * whose page this is, elsewhere in that of the service it is about, or else in those of all services. Below a hero with figures of
 * its own, they are small, and side by side.
 */
export function Stats({ section, entry }: SectionProps<typeof stats>) {
  const { services } = useList(site);
  const content = useContent();
  const isOfService = services.some(({ page }) => page === entry.address);
  const serviceOf = (claim: Ref<'claim'>) => {
    const { pages } = content.get(claims, claim);
    // While texts are edited in the browser, they have invisible marks after them.
    const own = services.filter(({ page }) => pages.some((allowed) => allowed.startsWith(page)));
    return own.length === 1 ? own[0] : undefined;
  };
  if (sectionsOf(entry).some((other) => isSection(other, hero) && other.stats)) {
    return (
      <SectionFrame section={section} heading="beside">
        <Stylesheet file="components/sections/service-page.css" />
        <Figures claims={section.figures} page={entry.address} className="ledger-small" />
      </SectionFrame>
    );
  }
  return (
    <SectionFrame section={section} heading="beside">
      <Stylesheet file="components/sections/stats/figure-rows.css" />
      <dl className="figure-rows">
        {section.figures.map((claim, index) => (
          <FigureRow
            key={claim}
            claim={claim}
            page={entry.address}
            theme={isOfService ? undefined : (serviceOf(claim) ?? services[index])?.theme}
          />
        ))}
      </dl>
      <FiguresLink />
    </SectionFrame>
  );
}

interface FigureRowProps {
  /** The id of a claim. */
  claim: Ref<'claim'>;
  /** The address of the page that shows it. */
  page: string;
  theme: Theme | undefined;
}

function FigureRow({ claim: id, page, theme }: FigureRowProps) {
  const claim = useContent().get(claims, id);
  return (
    <div data-theme={theme}>
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
