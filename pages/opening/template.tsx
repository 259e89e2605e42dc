import { defineTemplate, type Entry, type PageProps } from 'sitewright';
import { DateText, Stylesheet, useContent, useList } from 'sitewright/react';
import { site } from '../../components/model/lists/site';
import { words } from '../../components/model/lists/words';
import { applyLink } from '../../components/ui/apply-link';
import { Breadcrumbs } from '../../components/ui/breadcrumbs';
import { ButtonLink } from '../../components/ui/button-link';
import { Hook } from '../../components/ui/hook';
import { ProseText } from '../../components/ui/prose';
import { type Term, Terms } from '../../components/ui/terms';
import { TextLink } from '../../components/ui/text-link';
import { isClosed } from './is-closed';
import { OpeningHooks } from './opening-hooks';
import { opening } from './schema';
import { jobPosting } from './structured-data';

type Opening = Entry<typeof opening>;

/** A job opening: an empty hook with the facts on a label, the job as text and lists, the application process, and other openings. */
function Page({ entry, body }: PageProps<Entry<typeof opening>>) {
  const labels = useList(words).opening;
  const { data } = entry;
  const others = useContent()
    .all(opening)
    .filter(({ address }) => address !== entry.address);
  return (
    <article>
      <Stylesheet file="pages/opening/opening.css" />
      <Stylesheet file="components/ui/step-list.css" />
      <header className="frame">
        <Breadcrumbs entry={entry} />
        <div className="cols job-head">
          <div className="wind" />
          <div className="job-promise">
            <h1 className="type-subject">{data.heading}</h1>
            <p className="type-lede measure text-soft">{data.summary}</p>
            <Application opening={entry} />
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
        <h2 id="process" className="type-chapter mb-8">
          {labels.process}
        </h2>
        <ol className="steps grid">
          {data.process.map((step) => (
            <li className="relative" key={step}>
              <h3 className="job-step">{step}</h3>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="others" className="frame band-l" data-noprint>
        <h2 id="others" className="type-note">
          {labels.others}
        </h2>
        <div className="wind" />
        <OpeningHooks openings={others} />
        <p className="mt-8">
          <TextLink href="/careers">{labels.all}</TextLink>
        </p>
      </section>
    </article>
  );
}

/** The button to apply with a note on what to send, or a note that the opening is closed. */
function Application({ opening }: { opening: Opening }) {
  const { today } = useContent();
  const agency = useList(site);
  const labels = useList(words).opening;
  if (isClosed(opening, today)) return <p className="font-semibold">{labels.closed}</p>;
  return (
    <>
      <p>
        <ButtonLink link={{ label: labels.apply, href: applyLink(opening.data.heading, agency, labels) }} />
      </p>
      <p className="type-text measure text-soft">{labels.applyNote}</p>
    </>
  );
}

function JobFacts({ data }: { data: Opening['data'] }) {
  const labels = useList(words).opening;
  const { department, location, countries, type, posted, closes } = data;
  const facts: Term[] = [
    { label: labels.department, value: department },
    { label: labels.location, value: location },
    { label: labels.countries, value: countries.join(', ') },
    { label: labels.type, value: type },
  ];
  if (posted) facts.push({ label: labels.posted, value: <DateText value={posted} /> });
  if (closes) facts.push({ label: labels.closes, value: <DateText value={closes} /> });
  return (
    <div className="job-card">
      <p className="type-label mb-2 text-soft" aria-hidden="true">
        {labels.hook}
      </p>
      <Terms items={facts} />
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

export default defineTemplate(opening, {
  Page,
  structuredData: (entry, facts) => (isClosed(entry, facts.content.today) ? {} : { subject: jobPosting(entry, facts) }),
});
