import type { ItemList } from 'schema-dts';
import { defineTemplate, type Entry, fillPlaceholders, isOfKind, type PageFacts, type PageProps } from 'sitewright';
import { Stylesheet, useContent, useList } from 'sitewright/react';
import { site } from '../../components/model/lists/site';
import { words } from '../../components/model/lists/words';
import { DrawnObject } from '../../components/objects/drawn-object';
import { ClosingBand } from '../../components/ui/closing-band';
import { EntryHead } from '../../components/ui/entry-head';
import { Icon } from '../../components/ui/icon';
import { ProseText } from '../../components/ui/prose';
import { QuestionList } from '../../components/ui/question-list';
import { SectionHeading } from '../../components/ui/section-heading';
import { TextLink } from '../../components/ui/text-link';
import { solution as solutions } from '../solution/schema';
import { HubItems } from './hub-items';
import { hub } from './schema';

/** A hub: the items of a column on lines, a guide to them, questions, and the other columns. */
function Page({ entry, body }: PageProps<Entry<typeof hub>>) {
  const { hub: labels, solution } = useList(words);
  const agency = useList(site);
  const { data } = entry;
  return (
    <>
      <Stylesheet file="pages/hub/hub.css" />
      <EntryHead entry={entry} heading={data.heading} text={data.answer} />
      <section aria-labelledby="items" className="frame">
        <h2 id="items" className="sr-only">
          {fillPlaceholders(labels.items, { name: data.name })}
        </h2>
        <HubItems hub={data} />
      </section>

      <section aria-labelledby="choosing" className="frame cols band-l">
        <SectionHeading id="choosing" title={labels.choosing} rank="note" />
        <table className="choosing w-full">
          <thead className="sr-only">
            <tr className="relative grid border-b border-rule">
              <th scope="col">{labels.need}</th>
              <th scope="col">{labels.fit}</th>
            </tr>
          </thead>
          <tbody>
            {data.choosing.map((choice) => (
              <Choice key={choice.need} {...choice} />
            ))}
          </tbody>
        </table>
      </section>

      <div className="frame band-l">
        <ProseText look="notes">{body}</ProseText>
      </div>

      <section aria-labelledby="questions" className="frame cols band-l">
        <SectionHeading id="questions" title={fillPlaceholders(labels.questions, { name: data.name })} rank="note" />
        <QuestionList items={data.questions} />
      </section>

      <Others entry={entry} />

      <ClosingBand
        {...data.closing}
        primary={{ label: solution.ctaButton, href: agency.contact.href }}
        secondary={{ label: solution.ctaSecondary, href: data.service }}
      />
    </>
  );
}

/** A row of the guide: object, need, link and reason. */
function Choice({ need, page, why }: { need: string; page: string; why: string }) {
  const target = useContent().page(page);
  return (
    <tr className="relative grid border-b border-rule">
      <th scope="row">
        {isOfKind(target, solutions) && <Icon name={target.data.icon} />}
        <span>{need}</span>
      </th>
      <td>
        <TextLink href={page}>{target.data.name}</TextLink>
        <p className="text-soft text-t2 leading-[1.45] text-balance" data-md="details">
          {why}
        </p>
      </td>
    </tr>
  );
}

/** Links to the service and its other hubs. */
function Others({ entry }: { entry: Entry<typeof hub> }) {
  const { all, page } = useContent();
  const labels = useList(words);
  const { data, address } = entry;
  const service = page(data.service);
  const others = all(hub).filter((other) => other.data.service === data.service && other.address !== address);
  return (
    <nav aria-labelledby="others" className="frame band-m">
      <h2 id="others" className="type-note border-t-2 border-line pt-4">
        {labels.hub.others}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-10">
        {[service, ...others].map((other) => (
          <li key={other.address}>
            <TextLink href={other.address}>{other.data.name}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default defineTemplate(hub, {
  Page,
  card: ({ data }) => ({ headline: data.heading, drawing: <DrawnObject name={data.icon} /> }),
  structuredData: (entry, facts) => ({ subject: itemList(entry, facts), page: { '@type': 'CollectionPage' } }),
});

/** The items of a column of solutions, in order. */
function itemList({ address, data }: Entry<typeof hub>, { content, siteUrl }: PageFacts) {
  return {
    '@type': 'ItemList',
    '@id': `${siteUrl}${address}#items`,
    mainEntityOfPage: { '@id': siteUrl + address },
    name: data.name,
    numberOfItems: data.items.length,
    itemListElement: data.items.map(({ page, name }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: name ?? content.pageAt(page)?.data.name,
      url: siteUrl + page,
    })),
  } satisfies ItemList;
}
