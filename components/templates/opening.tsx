import type { ReactNode } from 'react';
import type { EntryOf } from '../../renderer/content/schema/content';
import { isClosed } from '../../renderer/content/schema/publication';
import { useContent } from '../content-context';
import { applyLink } from '../ui/apply-link';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ButtonLink } from '../ui/button-link';
import { DateText } from '../ui/date-text';
import { Hook } from '../ui/hook';
import { ProseText } from '../ui/prose';
import { Stylesheet } from '../ui/stylesheet';
import { TextLink } from '../ui/text-link';
import { assertKind } from './assert-kind';
import type { PageProps } from './page-props';

type Opening = EntryOf<'opening'>['data'];

/** A job opening: an empty hook and the facts on its label, the job in words and in three lists, what happens after applying. */
export function OpeningTemplate({ entry, body }: PageProps) {
  const { words } = useContent();
  const { data } = assertKind(entry, 'opening');
  const labels = words.opening;
  return (
    <article>
      <Stylesheet file="templates/opening.css" />
      <Stylesheet file="ui/step-list.css" />
      <header className="frame pt-4">
        <Breadcrumbs entry={entry} />
        <div className="cols job-head">
          <div className="wind" />
          <div className="job-promise">
            <h1 className="type-subject">{data.heading}</h1>
            <p className="type-lede measure text-soft">{data.summary}</p>
            <Application data={data} />
          </div>
          <Hook tool={data.tool ?? 'lantern'} isEmpty />
          <div className="hang job-label">
            <JobFacts data={data} />
          </div>
        </div>
      </header>
      <div className="frame band-m">
        <ProseText look="notes">{body}</ProseText>
      </div>
      <div className="frame band-m job-lists">
        <JobList title={labels.duties} items={data.duties} />
        <JobList title={labels.requirements} items={data.requirements} />
        <JobList title={labels.offers} items={data.offers} />
      </div>
      <section aria-labelledby="process" className="frame band-l">
        <h2 id="process" className="type-subject mb-8">
          {labels.process}
        </h2>
        <ol className="steps">
          {data.process.map((step) => (
            <li key={step}>
              <h3 className="job-step">{step}</h3>
            </li>
          ))}
        </ol>
        <p className="mt-8">
          <TextLink href="/careers">{labels.all}</TextLink>
        </p>
      </section>
    </article>
  );
}

/** The button to apply and what to send, or that it is too late. */
function Application({ data }: { data: Opening }) {
  const { site, words, today } = useContent();
  const labels = words.opening;
  if (isClosed(data, today)) return <p className="font-semibold">{labels.closed}</p>;
  return (
    <>
      <p>
        <ButtonLink link={{ label: labels.apply, href: applyLink(data.heading, site, words) }} />
      </p>
      <p className="type-small measure text-soft">{labels.applyNote}</p>
    </>
  );
}

function JobFacts({ data }: { data: Opening }) {
  const labels = useContent().words.opening;
  return (
    <div className="job-card">
      <p className="type-label text-soft" aria-hidden="true">
        {labels.hook}
      </p>
      <dl>
        <Row label={labels.department}>{data.department}</Row>
        <Row label={labels.location}>{data.location}</Row>
        <Row label={labels.countries}>{data.countries.join(', ')}</Row>
        <Row label={labels.type}>{data.type}</Row>
        {data.posted && (
          <Row label={labels.posted}>
            <DateText value={data.posted} />
          </Row>
        )}
        {data.closes && (
          <Row label={labels.closes}>
            <DateText value={data.closes} />
          </Row>
        )}
      </dl>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function JobList({ title, items }: { title: string; items: string[] }) {
  return (
    <section>
      <h2 className="type-note">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
