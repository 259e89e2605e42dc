import type { ReactNode } from 'react';
import { useContent, useEntry } from '../content-context';
import { Scene } from '../scenes/scene';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ClosingBand } from '../ui/closing-band';
import { ItemLink } from '../ui/item-link';
import { assertKind } from './assert-kind';
import type { PageProps } from './page-props';
import { bandsOf, FirstBand, LaterBand } from './solution-bands';

/** A solution: its promise and its scene, the facts in the margin, its parts in the order of the file, and its sibling items. */
export function SolutionTemplate({ entry, body }: PageProps) {
  const { words, site } = useContent();
  const solution = assertKind(entry, 'solution');
  const { data, address, folder } = solution;
  const hub = assertKind(useEntry(`/solutions/${folder}`), 'hub');
  const neighbours = hub.data.items.filter((item) => item.page !== address);
  const labels = words.solution;
  const [first = [], ...later] = bandsOf(solution);
  return (
    <article>
      <div className="frame pt-6 pb-14 md:pt-10 md:pb-20">
        <Breadcrumbs entry={entry} />
        <div className="cols mt-8 items-center gap-y-10">
          <div className="col-span-full lg:col-span-7 lg:pr-8">
            <h1 className="type-subject text-balance">{data.heading}</h1>
            <p className="type-lede measure mt-6 text-soft">{data.answer}</p>
          </div>
          <div className="col-span-full lg:col-span-5">
            <Scene scene={data.scene} />
          </div>
        </div>
      </div>

      <div className="bg-ground">
        <div className="frame cols band gap-y-14">
          <aside aria-label={labels.facts} className="col-span-full lg:order-2 lg:col-span-4 lg:col-start-9">
            <dl className="border-t-2 border-line lg:sticky lg:top-24">
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
          </aside>
          <div className="col-span-full lg:col-span-7">
            <FirstBand entry={solution} body={body} parts={first} />
          </div>
        </div>
      </div>

      {later.length > 0 && (
        <div className="frame band-l space-y-24 md:space-y-36">
          {later.map((parts) => (
            <LaterBand key={parts.join()} entry={solution} body={body} parts={parts} />
          ))}
        </div>
      )}

      <nav aria-labelledby="neighbours" className="frame pb-24" data-noprint>
        <h2 id="neighbours" className="type-item">
          {labels.neighbours} {hub.data.name}
        </h2>
        <ul className="mt-5 grid gap-x-10 border-t-2 border-line md:grid-cols-2 lg:grid-cols-3">
          {neighbours.map((item) => (
            <ItemLink key={item.page} item={item} featured={words.columns.featured} />
          ))}
        </ul>
      </nav>

      <ClosingBand
        {...data.closing}
        primary={{ label: labels.ctaButton, href: site.contact.href }}
        secondary={{ label: labels.ctaSecondary, href: hub.data.service }}
      />
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-b border-rule py-4">
      <dt className="type-label text-soft">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
