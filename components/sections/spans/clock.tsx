import type { SectionOf } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { amountIn } from '../../ui/amount-in';
import { SectionFrame } from '../../ui/section-frame';
import type { spans } from './schema';

/** Consecutive minutes on the face of a clock, each span with the number of its entry. */
export function Clock({ section }: { section: SectionOf<typeof spans> }) {
  const minutes = section.items.map(({ value }) => amountIn(value) ?? 0);
  return (
    <SectionFrame section={section}>
      <Stylesheet file="components/sections/spans/clock.css" />
      <div className="clock grid gap-y-6 gap-x-cols">
        <svg className="clock-face fill-none stroke-2" viewBox="-170 -170 340 340" aria-hidden="true">
          <circle r="150" />
          {TICKS.map((minute) => (
            <path key={minute} d={`M${at(minute, 150)}L${at(minute, minute % 5 === 0 ? 132 : 142)}`} />
          ))}
          {minutes.map((length, index) => {
            const from = minutes.slice(0, index).reduce((sum, each) => sum + each, 0);
            return <Slice key={from} number={index + 1} from={from} to={from + length} />;
          })}
        </svg>
        <dl className="clock-list">
          {section.items.map(({ label, value, description }) => (
            <div className="grid items-baseline py-3 border-t border-rule" key={label}>
              <dt className="text-t4 font-semibold leading-tight">{label}</dt>
              <dd className="spans-value font-semibold whitespace-nowrap" data-md="note">
                {value}
              </dd>
              {description && <dd className="clock-text mt-1 text-soft leading-normal">{description}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </SectionFrame>
  );
}

/** A span: a sector of the face, and its number. */
function Slice({ number, from, to }: { number: number; from: number; to: number }) {
  if (from === to) return null;
  const large = to - from > 30 ? 1 : 0;
  const [x, y] = at((from + to) / 2, 84).split(' ');
  return (
    <>
      <path className="clock-slice" d={`M0 0L${at(from, 118)}A118 118 0 ${large} 1 ${at(to, 118)}Z`} />
      <text className="text-t5 font-semibold" x={x} y={y} dy="9">
        {number}
      </text>
    </>
  );
}

const TICKS = Array.from({ length: 60 }, (_, minute) => minute);

/** A position on the face: at a minute, and at a distance from its center. */
function at(minute: number, radius: number): string {
  const angle = (minute / 60) * 2 * Math.PI;
  return `${Math.round(Math.sin(angle) * radius * 10) / 10} ${Math.round(-Math.cos(angle) * radius * 10) / 10}`;
}
