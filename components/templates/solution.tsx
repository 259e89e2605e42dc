import type { ReactNode } from 'react';
import { useContent, useEntry } from '../content-context';
import { Scene } from '../scenes/scene';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ClosingBand } from '../ui/closing-band';
import { ItemLink } from '../ui/item-link';
import { QuestionList } from '../ui/question-list';
import { StepList } from '../ui/step-list';
import { entryOfKind } from './entry-of-kind';
import type { PageProps } from './page-props';

/** A solution: the answer in one sentence, the facts in the margin, the steps, the questions, the neighbours. */
export function SolutionTemplate({ entry, body }: PageProps) {
  const { words, site } = useContent();
  const { data, address, folder } = entryOfKind(entry, 'solution');
  const hub = entryOfKind(useEntry(`/solutions/${folder}`), 'hub');
  const neighbours = hub.data.items.filter((item) => item.page !== address);
  const labels = words.solution;
  return (
    <article>
      <div className="frame pt-6 pb-14 md:pt-10 md:pb-20">
        <Breadcrumbs entry={entry} />
        <div className="cols mt-8 items-center gap-y-10">
          <div className="col-span-full lg:col-span-7 lg:pr-8">
            <h1 className="type-display text-balance">{data.heading}</h1>
            <p className="type-lede measure mt-6 text-soft">{data.answer}</p>
          </div>
          <div className="col-span-full lg:col-span-5">
            <Scene scene={data.scene} />
          </div>
        </div>
      </div>

      <div className="bg-wash">
        <div className="frame cols band gap-y-14">
          <aside aria-label={labels.facts} className="col-span-full lg:order-2 lg:col-span-4 lg:col-start-9">
            <dl className="border-t border-ink lg:sticky lg:top-24">
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
            <h2 className="type-title">{labels.gets}</h2>
            <ul className="mt-6 border-t border-rule">
              {data.gets.map((item) => (
                <li key={item} className="type-lede border-b border-rule py-3.5">
                  {item}
                </li>
              ))}
            </ul>
            <div className="prose mt-12">{body}</div>
          </div>
        </div>
      </div>

      <div className="frame cols band gap-y-16">
        <section aria-labelledby="steps" className="col-span-full lg:col-span-5">
          <h2 id="steps" className="type-title mb-8">
            {labels.steps}
          </h2>
          <StepList items={data.steps} />
        </section>
        <section aria-labelledby="questions" className="col-span-full lg:col-span-6 lg:col-start-7">
          <h2 id="questions" className="type-title mb-8">
            {labels.questions}
          </h2>
          <QuestionList items={data.questions} />
        </section>
      </div>

      <nav aria-labelledby="neighbours" className="frame pb-24" data-noprint>
        <h2 id="neighbours" className="type-heading">
          {labels.neighbours} {hub.data.name}
        </h2>
        <ul className="mt-5 grid gap-x-10 border-t border-ink md:grid-cols-2 lg:grid-cols-3">
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
