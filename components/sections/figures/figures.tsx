import type { ReactNode } from 'react';
import type { Claim } from '../../../renderer/content/schema/claims';
import { useContent } from '../../content-context';
import { DateText } from '../../ui/date-text';
import { SectionHeading } from '../../ui/section-heading';
import type { SectionProps } from '../section-props';

/** Every claim of the site by its kind, each with its meaning, its source and the pages that show it. */
export function Figures({ section }: SectionProps<'figures'>) {
  const { claims, pagesOfClaims } = useContent();
  const ids = Object.keys(pagesOfClaims);
  return (
    <div id={section.id} data-section={section.type}>
      {Object.entries(section.groups).map(([kind, { title, text }]) => (
        <section key={kind} aria-labelledby={`figures-${kind}`}>
          <div className="frame band">
            <SectionHeading id={`figures-${kind}`} title={title} text={text} />
            <ul className="mt-10 border-t border-ink md:mt-16">
              {ids.map((id) => {
                const claim = claims[id];
                return claim?.kind === kind && <FigureRow key={id} id={id} claim={claim} />;
              })}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}

/** A full line on a phone, where only short facts fit side by side. */
const HALF = 'col-span-full sm:col-span-3';

function FigureRow({ id, claim }: { id: string; claim: Claim }) {
  const { words } = useContent();
  const labels = words.figures;
  return (
    <li id={`figure-${id}`} className="cols gap-y-4 border-b border-rule py-6">
      <h3 className="col-span-full lg:col-span-4">
        <span className="type-figure-words block text-hue">{claim.value}</span>
        <span className="block font-normal">{claim.label}</span>
      </h3>
      <dl className="type-small col-span-full grid grid-cols-2 gap-x-8 gap-y-3 sm:grid-cols-6 lg:col-span-8">
        <Fact label={labels.counts} width={HALF}>
          {claim.counts}
        </Fact>
        <Fact label={labels.condition} width={HALF}>
          {claim.condition}
        </Fact>
        <Fact label={labels.source} width={HALF}>
          {claim.source}
        </Fact>
        <Fact label={labels.since} width="sm:col-span-1">
          {claim.since}
        </Fact>
        <Fact label={labels.checked} width="sm:col-span-2">
          <DateText value={claim.checked} />
        </Fact>
        <Pages id={id} />
      </dl>
    </li>
  );
}

/** The pages that name a claim, as links. */
function Pages({ id }: { id: string }) {
  const { entries, pagesOfClaims, words } = useContent();
  const pages = (pagesOfClaims[id] ?? []).flatMap((address) => entries.get(address) ?? []);
  if (pages.length === 0) return null;
  return (
    <div className="col-span-full">
      <dt className="type-label text-soft">{words.figures.pages}</dt>
      <dd>
        <ul className="flex max-w-xl flex-wrap gap-x-4">
          {pages.map(({ address, data }) => (
            <li key={address}>
              <a href={address} className="inline-flex min-h-11 min-w-11 items-center text-hue underline lg:min-h-8">
                {data.name}
              </a>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

function Fact({ label, width, children }: { label: string; width: string; children: ReactNode }) {
  return (
    <div className={width}>
      <dt className="type-label text-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
