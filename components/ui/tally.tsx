import type { Ref } from 'sitewright';
import { useContent, useList } from 'sitewright/react';
import { type Claim, claims, labelOn } from '../model/lists/claims';
import { words } from '../model/lists/words';
import { FigureValue } from './figure-value';
import { Icon } from './icon';

type Part = 'promised' | 'measured' | 'market';

/** The part in which a claim of each kind is stated. */
const PARTS: Record<Claim['kind'], Part> = {
  delivery: 'promised',
  reply: 'promised',
  period: 'promised',
  result: 'measured',
  company: 'measured',
  market: 'market',
};

interface TallyProps {
  /** The ids of claims. */
  figures: readonly Ref<'claim'>[];
  /** The address of the page. */
  page: string;
}

/** The one statement of figures of a page: what we promise, what we measured, and how large the market is. */
export function Tally({ figures, page }: TallyProps) {
  const content = useContent();
  const stated = figures.map((id) => ({ id, claim: content.get(claims, id) }));
  const parts = [...new Set(stated.map(({ claim }) => PARTS[claim.kind]))];
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 md:grid-rows-[auto_1fr]">
      {parts.map((part) => (
        <TallyPart
          key={part}
          part={part}
          figures={stated.filter(({ claim }) => PARTS[claim.kind] === part)}
          page={page}
        />
      ))}
    </div>
  );
}

const ROW = 'grid grid-cols-[7rem_1fr] items-baseline';

/** Promises are large and in the hue of the page, with the market below them; what was measured is in rows beside both. */
const LOOKS: Record<Part, { place: string; list: string; row: string; value: string }> = {
  promised: {
    place: 'md:col-start-1',
    list: 'grid-cols-2 gap-4 lg:gap-6',
    row: 'flex flex-col',
    value: 'text-hue text-t7 lg:text-h1',
  },
  measured: {
    place: 'md:col-start-2 md:row-start-1 md:row-span-2',
    list: '',
    row: `${ROW} border-t border-rule py-1.5 first:border-t-0 md:py-2.5`,
    value: 'text-t5',
  },
  market: {
    place: 'md:col-start-1',
    list: 'gap-4',
    row: `${ROW} md:flex md:flex-col`,
    value: 'text-t5 md:text-t7',
  },
};

interface TallyPartProps {
  part: Part;
  figures: { id: string; claim: Claim }[];
  page: string;
}

function TallyPart({ part, figures, page }: TallyPartProps) {
  const labels = useList(words).figures;
  const { place, list, row, value } = LOOKS[part];
  return (
    <div className={place}>
      <h3 className="border-t-2 border-line pt-3 leading-tight font-semibold">{labels[part]}</h3>
      <dl className={`mt-2 grid md:mt-3 ${list}`}>
        {figures.map(({ id, claim }) => (
          <div key={id} className={row}>
            <dt className="type-text flex items-center gap-2 text-balance">
              <Icon name={claim.icon} className="h-6 w-auto shrink-0" />
              {labelOn(page, claim)}
            </dt>
            <dd className={`tally-value order-first leading-none font-semibold tracking-tight tabular ${value}`}>
              <FigureValue value={claim.value} />
            </dd>
            {claim.condition && (
              <dd className="type-small col-start-2 text-soft" data-md="note">
                {claim.condition}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
