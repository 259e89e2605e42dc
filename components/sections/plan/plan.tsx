import { useId } from 'react';
import type { SectionOf, SectionProps } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { Length, type Stretch } from '../../ui/length';
import { SectionHeading } from '../../ui/section-heading';
import { Quote } from './quote';
import type { plan } from './schema';

type Week = SectionOf<typeof plan>['weeks'][number];

/** The work of a role in a week. */
interface Work {
  week: string;
  days: number;
  stretch: Stretch;
}

/** The work in a quote: weeks on the line, with a line in each week for the days of each role. */
export function Plan({ section }: SectionProps<typeof plan>) {
  const titleId = useId();
  const { id, title, text, link, quote, unit, yours, weeks } = section;
  const roles = rolesOf(weeks).map((role) => ({ role, works: workOf(role, weeks) }));
  return (
    <section id={id} data-section={section.type} aria-labelledby={titleId} className="frame band-s plan">
      <Stylesheet file="components/sections/plan/plan.css" />
      <SectionHeading id={titleId} title={title} text={text} link={link} rank="line" />
      {quote && (
        <Quote
          quote={quote}
          roles={roles.map(({ role, works }) => {
            const days = daysOf(works);
            return { role, days, shown: `${inQuarters(days)} ${unit}` };
          })}
        />
      )}
      <ol className="plan-top" data-weeks={weeks.length} aria-hidden="true">
        {weeks.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <dl className="spans plan-rows">
        {roles.map(({ role, works }) => (
          <Row key={role} label={role} unit={unit} works={works} weeks={weeks.length} />
        ))}
        <Row label={yours} unit={unit} works={clientTime(weeks)} weeks={weeks.length} isYours />
      </dl>
      <ol className="plan-weeks" data-weeks={weeks.length}>
        {weeks.map(({ name, happens, you }) => (
          <li key={name}>
            <b>{name}</b> <span>{happens}</span> <span className="text-soft">{you}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  label: string;
  unit: string;
  works: Work[];
  /** The number of weeks. */
  weeks: number;
  isYours?: boolean;
}

function Row({ label, unit, works, weeks, isYours = false }: RowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="spans-line col-span-full" data-weeks={weeks}>
        <span className="sr-only">{works.map(({ week, days }) => `${week}: ${inQuarters(days)}`).join(', ')}</span>
        <Length stretches={works.map(({ stretch }) => stretch)} look={isYours ? 'blocks' : 'stroke'} />
      </dd>
      <dd className="spans-value font-semibold tabular leading-[1.3] whitespace-nowrap" data-md="note">
        {inQuarters(daysOf(works))} {unit}
      </dd>
    </div>
  );
}

function daysOf(works: readonly Work[]): number {
  return works.reduce((total, { days }) => total + days, 0);
}

/** All roles, ordered by their start. */
function rolesOf(weeks: readonly Week[]): string[] {
  return [...new Set(weeks.flatMap(({ team }) => team.map(({ role }) => role)))];
}

/** The work of a role: in each week it begins when the previous role ends, or early enough to fit into the week. */
function workOf(role: string, weeks: readonly Week[]): Work[] {
  return weeks.flatMap(({ name, team }, index) => {
    const place = team.findIndex((each) => each.role === role);
    const hours = Number.parseInt(team[place]?.hours ?? '0', 10);
    if (hours === 0) return [];
    const before = team.slice(0, place).reduce((sum, each) => sum + Number.parseInt(each.hours, 10), 0);
    const from = Math.max(0, Math.min(before, HOURS_OF_A_WEEK - hours));
    return [{ week: name, days: hours / HOURS_OF_A_DAY, stretch: inWeek(index, from, hours, weeks.length) }];
  });
}

/** The client's time, at the end of each week, when there are results. */
function clientTime(weeks: readonly Week[]): Work[] {
  return weeks.map(({ name, hours }, index) => {
    const length = Number.parseInt(hours, 10);
    const from = Math.max(0, HOURS_OF_A_WEEK - length - HOURS_OF_A_DAY / 2);
    return { week: name, days: length / HOURS_OF_A_DAY, stretch: inWeek(index, from, length, weeks.length) };
  });
}

function inWeek(index: number, from: number, hours: number, weeks: number): Stretch {
  const start = index * HOURS_OF_A_WEEK + from;
  const whole = weeks * HOURS_OF_A_WEEK;
  return { from: start / whole, to: Math.min(start + hours, (index + 1) * HOURS_OF_A_WEEK) / whole };
}

/** A number of days, rounded to quarters, such as 3½. */
function inQuarters(days: number): string {
  const quarters = Math.max(1, Math.round(days * 4));
  const whole = Math.floor(quarters / 4);
  return `${whole || ''}${FRACTIONS[quarters % 4]}`;
}

const FRACTIONS = ['', '¼', '½', '¾'];
const HOURS_OF_A_DAY = 8;
const HOURS_OF_A_WEEK = 40;
