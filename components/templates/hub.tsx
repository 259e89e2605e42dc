import { fillPlaceholders } from '../../renderer/content/schema/fill-placeholders';
import { useContent, useEntry } from '../content-context';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ClosingBand } from '../ui/closing-band';
import { Icon } from '../ui/icon';
import { ItemLink } from '../ui/item-link';
import { QuestionList } from '../ui/question-list';
import { TextLink } from '../ui/text-link';
import { assertKind } from './assert-kind';
import type { PageProps } from './page-props';

/** A hub: the items of one column, a guide to choose between them, the questions, the other columns. */
export function HubTemplate({ entry, body }: PageProps) {
  const { words, site, lists } = useContent();
  const { data, address } = assertKind(entry, 'hub');
  const service = useEntry(data.service);
  const others = lists.hubs.filter((hub) => hub.data.service === data.service && hub.address !== address);
  const labels = words.hub;
  return (
    <>
      <div className="frame pt-6 pb-14 md:pt-10 md:pb-20">
        <Breadcrumbs entry={entry} />
        <div className="cols mt-8 items-end gap-y-6">
          <h1 className="type-subject col-span-full text-balance lg:col-span-8">{data.heading}</h1>
          <div className="col-span-full lg:col-span-4">
            <Icon name={data.icon} className="mb-4 size-10 text-hue" />
            <p className="type-lede text-soft">{data.answer}</p>
          </div>
        </div>
      </div>

      <section aria-labelledby="items" className="bg-ground">
        <div className="frame band-l">
          <h2 id="items" className="type-subject">
            {fillPlaceholders(labels.items, { name: data.name })}
          </h2>
          <ul className="mt-8 grid gap-x-12 border-t-2 border-line md:grid-cols-2">
            {data.items.map((item) => (
              <ItemLink key={item.page} item={item} featured={words.columns.featured} />
            ))}
          </ul>
        </div>
      </section>

      <section aria-labelledby="choosing">
        <div className="frame cols band gap-y-12">
          <div className="prose col-span-full lg:col-span-5">{body}</div>
          <div className="col-span-full lg:col-span-6 lg:col-start-7">
            <h2 id="choosing" className="type-subject">
              {labels.choosing}
            </h2>
            <table className="mt-8 w-full text-left">
              <thead>
                <tr className="border-b-2 border-line">
                  <th scope="col" className="type-label w-1/2 py-2 pr-6 text-soft">
                    {labels.need}
                  </th>
                  <th scope="col" className="type-label py-2 text-soft">
                    {labels.fit}
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.choosing.map((choice) => (
                  <Choice key={choice.need} {...choice} />
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </section>

      <section aria-labelledby="questions" className="bg-ground">
        <div className="frame cols band gap-y-8">
          <h2 id="questions" className="type-subject col-span-full lg:col-span-4">
            {fillPlaceholders(labels.questions, { name: data.name })}
          </h2>
          <div className="col-span-full lg:col-span-7 lg:col-start-6">
            <QuestionList items={data.questions} />
          </div>
        </div>
      </section>

      <nav aria-labelledby="others" className="frame py-16">
        <h2 id="others" className="type-item">
          {labels.others}
        </h2>
        <ul className="mt-4 flex flex-wrap gap-x-10">
          {[service, ...others].map((other) => (
            <li key={other.address}>
              <TextLink href={other.address}>{other.data.name}</TextLink>
            </li>
          ))}
        </ul>
      </nav>

      <ClosingBand
        {...data.closing}
        primary={{ label: words.solution.ctaButton, href: site.contact.href }}
        secondary={{ label: words.solution.ctaSecondary, href: data.service }}
      />
    </>
  );
}

function Choice({ need, page, why }: { need: string; page: string; why: string }) {
  const target = useEntry(page);
  return (
    <tr className="border-b border-rule">
      <td className="py-4 pr-6 align-top">{need}</td>
      <td className="py-4 align-top">
        <a
          href={page}
          className="-mt-2 inline-flex min-h-11 items-center font-semibold text-hue underline underline-offset-[0.2em]"
        >
          {target.data.name}
        </a>
        <span className="type-small block text-soft" data-md="details">
          {why}
        </span>
      </td>
    </tr>
  );
}
