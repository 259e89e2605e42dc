import type { ReactNode } from 'react';
import type { EntryOf } from '../../renderer/content/schema/content';
import { partsPresent } from '../../renderer/content/schema/solution-parts';
import { useContent, useEntry } from '../content-context';
import { Samples } from '../samples/samples';
import { Scene } from '../scenes/scene';
import { ClosingBand } from '../ui/closing-band';
import { Stylesheet } from '../ui/stylesheet';
import { assertKind } from './assert-kind';
import { EntryHead } from './entry-head';
import { IndexRows } from './index-rows';
import type { PageProps } from './page-props';
import { SolutionPart } from './solution-part';

/** A solution: its promise, samples of what it delivers, the facts, its parts in the order of the file, and its sibling items. */
export function SolutionTemplate({ entry, body }: PageProps) {
  const { words, site } = useContent();
  const solution = assertKind(entry, 'solution');
  const { data, address, folder } = solution;
  const hub = assertKind(useEntry(`/solutions/${folder}`), 'hub');
  const neighbours = hub.data.items.filter((item) => item.page !== address);
  const labels = words.solution;
  return (
    <article>
      <Stylesheet file="templates/solution.css" />
      <EntryHead entry={entry} heading={data.heading} text={data.answer} />
      {data.samples ? (
        <Samples samples={data.samples} scene={data.scene} />
      ) : (
        <div className="frame">
          <Scene scene={data.scene} />
        </div>
      )}
      <Facts data={data} />
      {(data.order ?? partsPresent(solution)).map((part) => (
        <SolutionPart key={part} part={part} entry={solution} body={body} />
      ))}
      <nav aria-labelledby="neighbours" className="frame band-m" data-noprint>
        <h2 id="neighbours" className="type-note">
          {labels.neighbours} {hub.data.name}
        </h2>
        <IndexRows items={neighbours} />
      </nav>
      <ClosingBand
        {...data.closing}
        primary={{ label: labels.ctaButton, href: site.contact.href }}
        secondary={{ label: labels.ctaSecondary, href: hub.data.service }}
      />
    </article>
  );
}

function Facts({ data }: Pick<EntryOf<'solution'>, 'data'>) {
  const labels = useContent().words.solution;
  return (
    <section aria-label={labels.facts} className="frame band-m">
      <dl className="facts">
        <Fact label={labels.audience}>{data.audience}</Fact>
        <Fact label={labels.time}>{data.time}</Fact>
        <Fact label={labels.needs}>
          <ul>
            {data.needs.map((need) => (
              <li key={need}>{need}</li>
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
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
