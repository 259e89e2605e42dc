import type { SectionOf, SectionProps } from 'sitewright';
import { amountIn } from '../../ui/amount-in';
import { Length, type Stretch } from '../../ui/length';
import { SectionFrame } from '../../ui/section-frame';
import { Clock } from './clock';
import type { spans } from './schema';

type Item = SectionOf<typeof spans>['items'][number];

/** Amounts as lines of proportional length: a schedule under a chapter heading, or a comparison beside a note. */
export function Spans({ section }: SectionProps<typeof spans>) {
  const { items, begin } = section;
  if (begin === 'clock') return <Clock section={section} />;
  const isSchedule = begin === 'in-turn';
  const stretches = stretchesOf(items, isSchedule);
  return (
    <SectionFrame section={section} heading={isSchedule ? 'chapter' : 'note'}>
      <dl className={isSchedule ? 'spans spans-ruled' : 'spans'}>
        {items.map(({ label, value, description }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="spans-line col-span-full" data-md="skip">
              <Line stretch={stretches[index]} unit={isSchedule ? undefined : stretches[0]} />
            </dd>
            <dd className="spans-value font-semibold tabular leading-[1.3] whitespace-nowrap">{value}</dd>
            {description && (
              <dd className="spans-text col-span-full mt-2 text-soft text-t2 leading-normal" data-md="details">
                {description}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}

/** A line with a mark at each multiple of the unit. */
function Line({ stretch, unit }: { stretch: Stretch | undefined; unit: Stretch | undefined }) {
  if (!stretch) return <Length stretches={[]} look="blocks" />;
  const times = unit ? Math.min(MAX_MARKS, Math.ceil(stretch.to / unit.to) - 1) : 0;
  const marks = Array.from({ length: times }, (_, index) => (index + 1) * (unit?.to ?? 0));
  return <Length stretches={[stretch]} marks={marks} />;
}

const MAX_MARKS = 20;

/** The start and end of each line; undefined for an item without a number. */
function stretchesOf(items: readonly Item[], isInTurn: boolean): (Stretch | undefined)[] {
  const amounts = items.map(({ value }) => amountIn(value));
  const known = amounts.map((amount) => amount ?? 0);
  const whole = isInTurn ? known.reduce((sum, amount) => sum + amount, 0) : Math.max(...known);
  let before = 0;
  return amounts.map((amount) => {
    if (amount === undefined) return undefined;
    const from = isInTurn ? before : 0;
    before = from + amount;
    return { from: (from / whole) * LONGEST, to: (before / whole) * LONGEST };
  });
}

/** Leaves room for the curl. */
const LONGEST = 0.96;
