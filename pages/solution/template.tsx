import type { ReactNode } from 'react';
import { defineTemplate, type Entry, isOfKind, type PageProps } from 'sitewright';
import { Stylesheet, useContent, useList } from 'sitewright/react';
import { site } from '../../components/model/lists/site';
import { words } from '../../components/model/lists/words';
import { DrawnObject } from '../../components/objects/drawn-object';
import { Samples } from '../../components/samples/samples';
import { Scene } from '../../components/scenes/scene';
import { ClosingBand } from '../../components/ui/closing-band';
import { EntryHead } from '../../components/ui/entry-head';
import { hub as hubs } from '../hub/schema';
import { IndexRows } from './index-rows';
import { partsPresent } from './parts';
import { solution } from './schema';
import { SolutionPart } from './solution-part';
import { service } from './structured-data';

/** A solution: its promise, samples of its deliverables, facts, its parts in the order of the file, and its sibling items. */
function Page({ entry, body }: PageProps<Entry<typeof solution>>) {
  const labels = useList(words).solution;
  const agency = useList(site);
  const { data, address, parent = '' } = entry;
  const hub = useContent().page(parent);
  if (!isOfKind(hub, hubs)) throw new Error(`${entry.file} belongs to ${hub.file}, which is not a hub`);
  const consultation = { label: labels.ctaButton, href: agency.contact.href };
  const neighbours = hub.data.items.filter((item) => item.page !== address);
  return (
    <article>
      <Stylesheet file="pages/solution/solution.css" />
      <EntryHead entry={entry} heading={data.heading} text={data.answer} link={consultation} />
      {data.samples ? (
        <Samples samples={data.samples} scene={data.scene} />
      ) : (
        <div className="frame">
          <Scene scene={data.scene} />
        </div>
      )}
      <Facts data={data} />
      {(data.order ?? partsPresent(entry)).map((part) => (
        <SolutionPart key={part} part={part} entry={entry} body={body} />
      ))}
      <nav aria-labelledby="neighbours" className="frame band-m" data-noprint>
        <h2 id="neighbours" className="type-note">
          {labels.neighbours} {hub.data.name}
        </h2>
        <IndexRows items={neighbours} />
      </nav>
      <ClosingBand
        {...data.closing}
        primary={consultation}
        secondary={{ label: labels.ctaSecondary, href: hub.data.service }}
      />
    </article>
  );
}

function Facts({ data }: Pick<Entry<typeof solution>, 'data'>) {
  const labels = useList(words).solution;
  return (
    <section aria-label={labels.facts} className="frame band-m">
      <dl className="facts grid pt-4 border-t-2 border-line">
        <Fact label={labels.audience}>{data.audience}</Fact>
        <Fact label={labels.time}>{data.time}</Fact>
        <Fact label={labels.needs}>
          <ul>
            {data.needs.map((need) => (
              <li className="text-balance" key={need}>
                {need}
              </li>
            ))}
          </ul>
        </Fact>
        <Fact label={labels.connects}>{data.connects.join(', ')}</Fact>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-hue text-t2 font-semibold">{label}</dt>
      <dd className="mt-1 text-t2 leading-normal">{children}</dd>
    </div>
  );
}

export default defineTemplate(solution, {
  Page,
  card: ({ data }) => ({ headline: data.heading, drawing: <DrawnObject name={data.icon} /> }),
  structuredData: (entry, facts) => ({ subject: service(entry, facts) }),
});
