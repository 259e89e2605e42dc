import { useId } from 'react';
import type { SectionProps } from 'sitewright';
import { Stylesheet, useContent, useList } from 'sitewright/react';
import { site } from '../../model/lists/site';
import { Length, type Stretch } from '../../ui/length';
import { SectionHeading } from '../../ui/section-heading';
import { TextLink } from '../../ui/text-link';
import type { week } from './schema';

/** The week on the line, and below it a line for each kind of question: blocks while someone answers, dots otherwise. */
export function Week({ section }: SectionProps<typeof week>) {
  const titleId = useId();
  const { id, title, text, link, items } = section;
  const days = weekdays(useContent().language);
  const office = officeHours(useList(site).telephoneHours, days);
  return (
    <section id={id} data-section={section.type} aria-labelledby={titleId} className="frame band-s">
      <Stylesheet file="components/sections/week/week.css" />
      <SectionHeading id={titleId} title={title} rank="line" />
      <ol className="week-days grid text-t1 font-semibold leading-[1.3]" aria-hidden="true">
        {days.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ol>
      <dl className="week">
        {items.map(({ label, hours, description }) => (
          <div className="py-3 border-b border-rule lg:grid" key={label}>
            <dt className="text-t4 font-semibold leading-tight">{label}</dt>
            <dd className="week-line lg:grid" data-md="skip">
              <Length stretches={hours === 'always' ? ALWAYS : office} look="blocks" />
            </dd>
            {description && <dd className="week-text text-soft text-t2 leading-normal mt-1">{description}</dd>}
          </div>
        ))}
      </dl>
      {text && <p className="measure mt-4 text-balance text-soft">{text}</p>}
      {link && <TextLink href={link.href}>{link.label}</TextLink>}
    </section>
  );
}

/** The days from Monday on; January 1, 2024 was a Monday. */
function weekdays(language: string): string[] {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => format(Date.UTC(2024, 0, 1 + index)));
}

const ALWAYS: Stretch[] = [{ from: 0, to: 1 }];

/** The stretches of a week in office hours such as "Mon-Fri 8am-6pm"; none for other formats. */
function officeHours(hours: string, days: readonly string[]): Stretch[] {
  const [, first = '', last = '', opens = '', closes = ''] =
    /^(\w{3})\W(\w{3}) (\d+(?:am|pm))\W(\d+(?:am|pm))/.exec(hours) ?? [];
  const [from, to] = [days.indexOf(first), days.indexOf(last)];
  if (from < 0 || to < from) return [];
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    from: (from + index + dayPart(opens)) / days.length,
    to: (from + index + dayPart(closes)) / days.length,
  }));
}

/** The elapsed part of the day at an hour such as 6pm. */
function dayPart(hour: string): number {
  return ((Number.parseInt(hour, 10) % 12) + (hour.endsWith('pm') ? 12 : 0)) / 24;
}
