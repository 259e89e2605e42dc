import type { ReactNode } from 'react';
import { isClosed } from '../../renderer/content/schema/publication';
import { useContent } from '../content-context';
import { applyLink } from '../ui/apply-link';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ButtonLink } from '../ui/button-link';
import { DateText } from '../ui/date-text';
import { TextLink } from '../ui/text-link';
import { assertKind } from './assert-kind';
import type { PageProps } from './page-props';

/** A job opening: the facts and the link to apply in the margin, the job next to them. */
export function OpeningTemplate({ entry, body }: PageProps) {
  const { site, words, today } = useContent();
  const { data } = assertKind(entry, 'opening');
  const labels = words.opening;
  const apply = { label: labels.apply, href: applyLink(data.heading, site, words) };
  return (
    <article className="frame pt-6 pb-24 md:pt-10">
      <Breadcrumbs entry={entry} />
      <header className="mt-8 max-w-5xl md:mt-12">
        <h1 className="type-subject text-balance">{data.heading}</h1>
        <p className="type-lede measure mt-6 text-soft">{data.summary}</p>
      </header>
      <div className="cols mt-12 gap-y-12 border-t-2 border-line pt-10">
        <aside className="col-span-full lg:order-2 lg:col-span-4 lg:col-start-9">
          <div className="lg:sticky lg:top-24">
            <dl>
              <Row label={labels.department} value={data.department} />
              <Row label={labels.location} value={data.location} />
              <Row label={labels.countries} value={data.countries.join(', ')} />
              <Row label={labels.type} value={data.type} />
              {data.posted && <Row label={labels.posted} value={<DateText value={data.posted} />} />}
              {data.closes && <Row label={labels.closes} value={<DateText value={data.closes} />} />}
            </dl>
            {isClosed(data, today) ? (
              <p className="mt-6 font-semibold">{labels.closed}</p>
            ) : (
              <>
                <p className="mt-6">
                  <ButtonLink link={apply} />
                </p>
                <p className="type-small mt-4 text-soft">{labels.applyNote}</p>
              </>
            )}
            <p className="mt-4">
              <TextLink href="/careers">{labels.all}</TextLink>
            </p>
          </div>
        </aside>
        <div className="col-span-full lg:col-span-7">
          <div className="prose">
            {body}
            <h2>{labels.duties}</h2>
            <Items items={data.duties} />
            <h2>{labels.requirements}</h2>
            <Items items={data.requirements} />
            <h2>{labels.offers}</h2>
            <Items items={data.offers} />
            <h2>{labels.process}</h2>
            <ol>
              {data.process.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </article>
  );
}

function Row({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-rule py-3">
      <dt className="text-soft">{label}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  );
}

function Items({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
